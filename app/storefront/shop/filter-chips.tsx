import { useLingui } from "@lingui/react/macro";
import {
  type ChoiceField,
  type Filters,
  narrowsPrice,
  shopPathOf,
  withChoice,
  withFields,
} from "#app/domain/catalogue/filters.ts";
import { labelSize } from "#app/domain/product/choice-name.ts";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import type { FilterChoices } from "./filter-fields.tsx";

/** A label, and the filters without what it names. */
type Chip = [label: string, others: Filters];

function useChips(filters: Filters, choices: FilterChoices): Chip[] {
  const { t, i18n } = useLingui();
  const choiceName = useChoiceName();
  const { search, priceMin, priceMax } = filters;
  const each = (field: ChoiceField, values: string[], labelOf: (value: string) => string) =>
    values.map((value): Chip => [labelOf(value), withChoice(filters, field, value, false)]);
  const nameIn = (options: FilterChoices["categories"]) => (value: string) =>
    options.find(({ name }) => name === value)?.displayName ?? value;
  const sizeLabel = (value: string) => labelSize(i18n, value, (sizeName) => t`Size ${sizeName}`);
  const chips: (Chip | false)[] = [
    search !== "" && [t`“${search}”`, withFields(filters, { q: null })],
    ...each("category", filters.categories, nameIn(choices.categories)),
    ...each("collection", filters.collections, nameIn(choices.collections)),
    ...each("size", filters.sizes, sizeLabel),
    ...each("color", filters.colors, choiceName),
    narrowsPrice(filters) && [
      t`$${priceMin} to $${priceMax}`,
      withFields(filters, { min: null, max: null }),
    ],
    filters.inStockOnly && [t`In stock`, withFields(filters, { stock: null })],
    filters.onSaleOnly && [t`On sale`, withFields(filters, { sale: null })],
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
      {chips.map(([label, others]) => (
        <li key={shopPathOf(others)}>
          <Link
            to={shopPathOf(others)}
            preventScrollReset
            onClick={onClear}
            aria-label={t`Remove filter ${label}`}
            className="inline-flex min-h-11 items-center gap-2 border border-edge px-4 text-sm transition-colors hover:border-terracotta hover:text-terracotta"
          >
            <span className="min-w-0 break-words">{label}</span>
            <CloseIcon className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
