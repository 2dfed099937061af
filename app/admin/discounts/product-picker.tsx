import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { NamedProduct } from "#app/data/admin/admin-discounts.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

type ProductPickerProps = {
  ids: string[];
  onChange: (ids: string[]) => void;
  /** The most products; then the search is hidden. */
  max?: number;
  /** A product that cannot be chosen. */
  except?: string;
};

const LEAST_LETTERS = 2;

/** Chosen products by name, and a search that adds to them. */
export function ProductPicker({ ids, onChange, max, except }: ProductPickerProps) {
  const { t } = useLingui();
  const path = useLocalizedPath()("/admin/discounts/products");
  const names = useFetcher<NamedProduct[]>();
  const found = useFetcher<NamedProduct[]>();
  const [search, setSearch] = useState("");
  const [added, setAdded] = useState<NamedProduct[]>([]);
  const { load: loadNames } = names;
  const [stored] = useState(ids.join(","));

  useEffect(() => {
    if (stored) void loadNames(`${path}?ids=${stored}`);
  }, [stored, path, loadNames]);

  const offered =
    search.trim().length < LEAST_LETTERS
      ? []
      : (found.data ?? []).filter(({ id }) => id !== except && !ids.includes(id));
  const [first] = offered;

  function find(text: string) {
    setSearch(text);
    if (text.trim().length >= LEAST_LETTERS) {
      void found.load(`${path}?search=${encodeURIComponent(text.trim())}`);
    }
  }

  function add(product: NamedProduct) {
    setAdded([...added, product]);
    setSearch("");
    onChange([...ids, product.id]);
  }

  /** Enter adds the first found product, and never submits the form around it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (first && found.state === "idle") add(first);
  }

  const known = [...(names.data ?? []), ...added];
  const nameOf = (id: string) => known.find((product) => product.id === id)?.name;
  return (
    <div className="grid gap-2">
      <ul className="grid empty:hidden">
        {ids.map((id) => {
          const name = nameOf(id) ?? t`A deleted product`;
          return (
            <li key={id} className="flex min-h-11 items-center justify-between gap-4 text-sm">
              {name}
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                onClick={() => onChange(ids.filter((chosen) => chosen !== id))}
                className="text-link min-h-11 text-muted hover:text-terracotta"
              >
                <Trans>Remove</Trans>
              </button>
            </li>
          );
        })}
      </ul>
      {(max === undefined || ids.length < max) && (
        <TextField
          label={<Trans>Add a product by its name</Trans>}
          type="search"
          value={search}
          onChange={find}
          onKeyDown={onKeyDown}
          autoComplete="off"
          maxLength={100}
        />
      )}
      <ul aria-label={t`Found products`} className="grid empty:hidden">
        {offered.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => add(product)}
              className="text-link min-h-11 text-sm hover:text-terracotta"
            >
              {product.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
