import { useLingui } from "@lingui/react/macro";
import {
  type FilterField,
  type Filters,
  narrowsPrice,
  shopPathOf,
  withFields,
} from "#app/domain/filters.ts";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import type { FilterChoices } from "./filter-fields.tsx";

type Chip = { label: string; clears: FilterField[] };

/** Returns a chip for each applied filter, with the fields that it clears. */
function useChips(filters: Filters, choices: FilterChoices): Chip[] {
  const { t } = useLingui();
  const choiceName = useChoiceName();
  const { search, category, collection, size, priceMin, priceMax } = filters;
  const sizeName = size && choiceName(size);
  const nameOf = (options: FilterChoices["categories"], name: string) =>
    options.find((option) => option.name === name)?.displayName ?? name;
  const chips: (Chip | false)[] = [
    search !== "" && { label: t`“${search}”`, clears: ["q"] },
    category !== null && { label: nameOf(choices.categories, category), clears: ["category"] },
    collection !== null && {
      label: nameOf(choices.collections, collection),
      clears: ["collection"],
    },
    sizeName !== null && { label: t`Size ${sizeName}`, clears: ["size"] },
    narrowsPrice(filters) && { label: t`$${priceMin} to $${priceMax}`, clears: ["min", "max"] },
    filters.inStockOnly && { label: t`In stock`, clears: ["stock"] },
  ];
  return chips.filter((chip) => chip !== false);
}

type FilterChipsProps = { filters: Filters; choices: FilterChoices; onClear: () => void };

/** The applied filters; each links to the shop without it. */
export function FilterChips({ filters, choices, onClear }: FilterChipsProps) {
  const { t } = useLingui();
  const chips = useChips(filters, choices);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t`Applied filters`} className="flex flex-wrap gap-2 pb-6">
      {chips.map(({ label, clears }) => (
        <li key={label}>
          <Link
            to={shopPathOf(
              withFields(filters, Object.fromEntries(clears.map((field) => [field, null]))),
            )}
            preventScrollReset
            onClick={onClear}
            aria-label={t`Remove filter ${label}`}
            className="inline-flex min-h-11 items-center gap-2 border border-edge px-4 text-sm transition-colors hover:border-terracotta hover:text-terracotta"
          >
            {label}
            <CloseIcon className="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
