import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Filters, LETTER_SIZES } from "#app/domain/filters.ts";
import type { Category, Collection } from "#app/domain/taxonomy.ts";
import { CheckIcon } from "#app/ui/icons/check-icon.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { FilterSelect } from "./filter-select.tsx";
import { PriceFields } from "./price-fields.tsx";

/** The options of the filters. */
export type FilterChoices = {
  categories: Category[];
  collections: Collection[];
  /** Sizes of products other than XS to XL. */
  furtherSizes: string[];
};

function TaxonomyOptions({ options }: { options: Category[] }) {
  return options.map(({ id, name, displayName }) => (
    <option key={id} value={name}>
      {displayName}
    </option>
  ));
}

function SizeOptions({ sizes }: { sizes: readonly string[] }) {
  const nameOf = useChoiceName();
  return sizes.map((size) => (
    <option key={size} value={size}>
      {nameOf(size)}
    </option>
  ));
}

function StockCheckbox({ inStockOnly }: { inStockOnly: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <span className="relative grid size-5 place-items-center">
        <input
          type="checkbox"
          name="stock"
          value="1"
          defaultChecked={inStockOnly}
          className="peer absolute inset-0 cursor-pointer appearance-none border border-edge bg-surface transition-colors checked:border-terracotta checked:bg-terracotta"
        />
        <CheckIcon className="pointer-events-none relative size-4 text-surface opacity-0 peer-checked:opacity-100" />
      </span>
      <Trans>In stock only</Trans>
    </label>
  );
}

type FilterFieldsProps = {
  initial: Filters;
  choices: FilterChoices;
  /** Whether the price range is empty. */
  isImpossible: boolean;
};

/** The fields of the filter panel (specification section 2). */
export const FilterFields = memo(({ initial, choices, isImpossible }: FilterFieldsProps) => {
  const { t } = useLingui();
  return (
    <div className="grid gap-7">
      <FilterSelect name="category" label={<Trans>Category</Trans>} value={initial.category ?? ""}>
        <option value="">{t`All Categories`}</option>
        <TaxonomyOptions options={choices.categories} />
      </FilterSelect>
      <FilterSelect
        name="collection"
        label={<Trans>Collection</Trans>}
        value={initial.collection ?? ""}
      >
        <option value="">{t`All Collections`}</option>
        <TaxonomyOptions options={choices.collections} />
      </FilterSelect>
      <FilterSelect name="size" label={<Trans>Size</Trans>} value={initial.size ?? ""}>
        <option value="">{t`All Sizes`}</option>
        <SizeOptions sizes={LETTER_SIZES} />
        {choices.furtherSizes.length > 0 && (
          <optgroup label={t`Further sizes`}>
            <SizeOptions sizes={choices.furtherSizes} />
          </optgroup>
        )}
      </FilterSelect>
      <PriceFields initial={initial} isImpossible={isImpossible} />
      <StockCheckbox inStockOnly={initial.inStockOnly} />
    </div>
  );
});
