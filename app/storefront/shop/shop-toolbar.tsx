import { Trans, useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, type RefObject } from "react";
import type { Filters, Sort } from "#app/domain/catalogue/filters.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { FilterIcon } from "#app/ui/icons/filter-icon.tsx";
import { SearchIcon } from "#app/ui/icons/search-icon.tsx";
import { prefetchFilters } from "./lazy-filters.tsx";
import { ProductCount, type ProductCountProps } from "./product-count.tsx";
import type { FilterFormState } from "./use-filter-form.ts";

type FieldProps = {
  initial: Filters;
  formId: string;
  onChange: FilterFormState["handlers"]["onChange"];
  onBlur: FilterFormState["handlers"]["onBlur"];
};

/** Search and sort belong to the panel's form, which submits them without script, too. */
const SearchField = memo(({ initial, formId, onChange, onBlur }: FieldProps) => {
  const { t } = useLingui();
  return (
    <search className="relative min-w-0 flex-1 lg:order-1 lg:ml-auto lg:max-w-72">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-0 size-5 -translate-y-1/2 text-muted" />
      <input
        type="search"
        name="q"
        form={formId}
        aria-label={t`Search products`}
        placeholder={t`Search`}
        maxLength={100}
        defaultValue={initial.search}
        onChange={onChange}
        onBlur={onBlur}
        className="min-h-11 w-full border-edge border-b bg-transparent pl-8 transition-colors [&::-webkit-search-cancel-button]:appearance-none placeholder:text-muted hover:border-ink"
      />
    </search>
  );
});

const SortField = memo(({ initial, formId, onChange }: FieldProps) => {
  const { t } = useLingui();
  const options: Record<Sort, string> = {
    newest: t`Newest`,
    "price-up": t`Price: low to high`,
    "price-down": t`Price: high to low`,
  };
  return (
    // Width of its longest option in any font: no layout shift at the font swap.
    <div className="relative w-37 max-w-full shrink-0 lang-es:w-50">
      <select
        name="sort"
        form={formId}
        aria-label={t`Sort by`}
        defaultValue={initial.sort}
        onChange={onChange}
        className="min-h-11 w-full cursor-pointer appearance-none bg-transparent pr-7 text-sm transition-colors hover:text-terracotta"
      >
        {Object.entries(options).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2" />
    </div>
  );
});

type ShopToolbarProps = ProductCountProps & {
  form: FilterFormState;
  toggle: ReactNode;
  countRef: RefObject<HTMLParagraphElement | null>;
};

/**
 * The toolbar above the grid. Filters and order stay below the header while the page scrolls; in a wide window, where all is one
 * row, search and count as well. Of the two bars, the one that is no box (`contents`) does not stick.
 */
export function ShopToolbar({ form, toggle, total, countRef }: ShopToolbarProps) {
  const { onChange, onBlur } = form.handlers;
  const field = { initial: form.initial, formId: form.id, onChange, onBlur };
  return (
    <div
      data-sticky-bar
      className="sticky-bar max-lg:contents lg:flex lg:items-center lg:gap-10 lg:py-2.5"
    >
      <div className="sticky-bar flex flex-wrap items-center justify-between py-1 lg:contents">
        {toggle}
        <SortField key={`sort${form.fieldsKey}`} {...field} />
      </div>
      <div className="flex items-center gap-6 pt-2 lg:contents">
        <SearchField key={`q${form.fieldsKey}`} {...field} />
        <p ref={countRef} role="status" tabIndex={-1} className="text-muted text-sm tabular-nums">
          <ProductCount total={total} />
        </p>
      </div>
    </div>
  );
}

type FilterToggleProps = {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
};

export const FilterToggle = memo(({ isOpen, controls, onToggle }: FilterToggleProps) => {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      onPointerEnter={prefetchFilters}
      onFocus={prefetchFilters}
      className="label-caps inline-flex min-h-11 items-center gap-2.5 transition-colors hover:text-terracotta noscript:hidden"
    >
      <FilterIcon className="size-5" />
      <Trans>Filters</Trans>
    </button>
  );
});
