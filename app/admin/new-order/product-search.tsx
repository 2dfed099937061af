import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import { bagLinkOf } from "#app/domain/bag-link.ts";
import { formatCents } from "#app/domain/money.ts";
import type { OrderProduct, OwnerLineDraft } from "#app/domain/owner-order-draft.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { useAddedLines } from "./use-added-lines.ts";

type ProductSearchProps = {
  /** Whether the order has no line although it was to be saved. */
  isMissing: boolean;
  onAdd: (lines: OwnerLineDraft[]) => void;
};

const LEAST_LETTERS = 2;

/** Searches products by name and adds one as a line. */
export function ProductSearch({ isMissing, onAdd }: ProductSearchProps) {
  const { t } = useLingui();
  const path = useLocalizedPath()("/admin/orders/new/products");
  const found = useFetcher<OrderProduct[]>();
  const [search, setSearch] = useState("");
  const added = useAddedLines(onAdd);

  function find(text: string) {
    setSearch(text);
    if (text.trim().length >= LEAST_LETTERS) {
      void found.load(`${path}?${new URLSearchParams({ search: text.trim() })}`);
    }
  }

  function add({ id }: OrderProduct) {
    setSearch("");
    const link = bagLinkOf([{ product: { id }, size: "", color: "", quantity: 1 }]);
    added.load(new URLSearchParams(link.slice(link.indexOf("?"))));
  }

  const isSearching = search.trim().length >= LEAST_LETTERS;
  return (
    <div className="grid gap-2">
      <TextField
        label={<Trans>Add a product by its name</Trans>}
        error={isMissing && <Trans>Please add what you sell.</Trans>}
        type="search"
        value={search}
        onChange={find}
        autoComplete="off"
        maxLength={100}
      />
      <ul aria-label={t`Found products`} className="grid empty:hidden">
        {(isSearching ? (found.data ?? []) : []).map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => add(product)}
              className="flex min-h-11 w-full items-center justify-between gap-4 text-left text-sm hover:text-terracotta"
            >
              <span className="text-link">{product.name}</span>
              <span className="text-muted tabular-nums">{formatCents(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isSearching && found.state === "idle" && found.data?.length === 0 && (
        <p role="status" className="text-muted text-sm">
          <Trans>No product has this in its name.</Trans>
        </p>
      )}
    </div>
  );
}
