import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { NamedProduct } from "#app/data/admin/discounts.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";
import { SearchPicker } from "../form/search-picker.tsx";
import { ChosenRow } from "./chosen-row.tsx";
import { PRODUCT_NAMES_PATH, useProductNames } from "./use-product-names.ts";

type ProductPickerProps = {
  ids: string[];
  onChange: (ids: string[]) => void;
  /** The most products; then the search is hidden. */
  max?: number;
  /** A product that cannot be chosen. */
  except?: string;
};

/** Chosen products by name, and a search that adds to them. */
export function ProductPicker({ ids, onChange, max, except }: ProductPickerProps) {
  const { t } = useLingui();
  const [added, setAdded] = useState<NamedProduct[]>([]);
  const addedName = (id: string) => added.find((product) => product.id === id)?.name;
  const { nameOf, error } = useProductNames(ids.filter((id) => !addedName(id)));
  const { list, onRemoved } = useFocusAfterRemoval<HTMLUListElement>();

  function add(product: NamedProduct) {
    setAdded([...added, product]);
    onChange([...ids, product.id]);
  }

  return (
    <div className="grid gap-2">
      <ul ref={list} className="grid empty:hidden">
        {ids.map((id, index) => (
          <ChosenRow
            key={id}
            name={addedName(id) ?? nameOf(id)}
            onRemove={() => {
              onChange(ids.filter((chosen) => chosen !== id));
              onRemoved(index);
            }}
          />
        ))}
      </ul>
      {error && <ErrorMessage error={error} isRead />}
      {(max === undefined || ids.length < max) && (
        <SearchPicker<NamedProduct>
          label={<Trans>Add a product by its name</Trans>}
          listLabel={t`Found products`}
          path={PRODUCT_NAMES_PATH}
          minLetters={2}
          none={<Trans>No product has this in its name.</Trans>}
          noneOffered={
            except ? (
              <Trans>What was found is this product or was added already.</Trans>
            ) : (
              <Trans>What was found was added already.</Trans>
            )
          }
          isOffered={({ id }) => id !== except && !ids.includes(id)}
          onChoose={add}
        >
          {({ name }) => <span className="text-link">{name}</span>}
        </SearchPicker>
      )}
    </div>
  );
}
