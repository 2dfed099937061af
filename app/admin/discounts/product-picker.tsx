import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { NamedProduct } from "#app/data/admin/discounts.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import type { ReadResult } from "../failure/read-or-error.ts";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";
import { SearchPicker } from "../form/search-picker.tsx";
import { ChosenRow } from "./chosen-row.tsx";

type ProductPickerProps = {
  ids: string[];
  onChange: (ids: string[]) => void;
  /** The most products; then the search is hidden. */
  max?: number;
  /** A product that cannot be chosen. */
  except?: string;
};

const PATH = "/admin/discounts/products";

/** Chosen products by name, and a search that adds to them. */
export function ProductPicker({ ids, onChange, max, except }: ProductPickerProps) {
  const { t } = useLingui();
  const path = useLocalizedPath()(PATH);
  const names = useFetcher<ReadResult<NamedProduct[]>>();
  const [added, setAdded] = useState<NamedProduct[]>([]);
  const { load: loadNames } = names;
  const [stored] = useState(ids.join(","));
  const { list, onRemoved } = useFocusAfterRemoval<HTMLUListElement>();

  useEffect(() => {
    if (stored) void loadNames(`${path}?ids=${stored}`);
  }, [stored, path, loadNames]);

  function add(product: NamedProduct) {
    setAdded([...added, product]);
    onChange([...ids, product.id]);
  }

  const { value: stillThere, error } = names.data ?? { value: null, error: null };
  const known = [...(stillThere ?? []), ...added];
  const nameOf = (id: string) => known.find((product) => product.id === id)?.name;
  return (
    <div className="grid gap-2">
      <ul ref={list} className="grid empty:hidden">
        {ids.map((id, index) => {
          const name = nameOf(id) ?? (stillThere ? t`A deleted product` : t`A product`);
          return (
            <ChosenRow
              key={id}
              name={name}
              onRemove={() => {
                onChange(ids.filter((chosen) => chosen !== id));
                onRemoved(index);
              }}
            />
          );
        })}
      </ul>
      {error && <ErrorMessage error={error} isRead />}
      {(max === undefined || ids.length < max) && (
        <SearchPicker<NamedProduct>
          label={<Trans>Add a product by its name</Trans>}
          listLabel={t`Found products`}
          path={PATH}
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
