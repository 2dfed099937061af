import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type ChoiceCounts, countOf } from "#app/domain/catalogue/choice-counts.ts";
import { type Filters, LETTER_SIZES } from "#app/domain/catalogue/filters.ts";
import type { Category, Collection } from "#app/domain/catalogue/taxonomy.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import type { ChoiceOption } from "./choice-options.tsx";
import { ColorOptions } from "./color-options.tsx";
import { FilterCheckbox } from "./filter-checkbox.tsx";
import { PriceFields } from "./price-fields.tsx";

export type FilterChoices = {
  categories: Category[];
  collections: Collection[];
  /** Sizes of products other than XS to XL. */
  furtherSizes: string[];
  colors: string[];
};

const taxonomyOption = ({ name, displayName }: Category): ChoiceOption => ({
  value: name,
  name: displayName,
});

function SelectOptions({ options }: { options: ChoiceOption[] }) {
  return options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

type FilterFieldsProps = {
  initial: Filters;
  choices: FilterChoices;
  counts: ChoiceCounts;
  /** Whether the price range is empty. */
  isImpossible: boolean;
};

/** The fields of the filter panel (specification section 2). */
export const FilterFields = memo(
  ({ initial, choices, counts, isImpossible }: FilterFieldsProps) => {
    const { t, i18n } = useLingui();
    const nameOf = useChoiceName();
    const named = (value: string): ChoiceOption => ({ value, name: nameOf(value) });
    const categories = choices.categories.map(taxonomyOption);
    const collections = choices.collections.map(taxonomyOption);
    const letters = LETTER_SIZES.map(named);
    const further = choices.furtherSizes.map(named);
    const colors = choices.colors
      .map(named)
      .sort((one, other) => one.name.localeCompare(other.name, i18n.locale));
    return (
      <div className="grid gap-5">
        <ChoiceGroup
          field="category"
          label={<Trans>Category</Trans>}
          legend={t`Categories`}
          options={categories}
          initial={initial.categories}
          counts={counts.category}
        >
          <option value="">{t`All Categories`}</option>
          <SelectOptions options={categories} />
        </ChoiceGroup>
        <ChoiceGroup
          field="collection"
          label={<Trans>Collection</Trans>}
          legend={t`Collections`}
          options={collections}
          initial={initial.collections}
          counts={counts.collection}
        >
          <option value="">{t`All Collections`}</option>
          <SelectOptions options={collections} />
        </ChoiceGroup>
        <ChoiceGroup
          field="size"
          label={<Trans>Size</Trans>}
          legend={t`Sizes`}
          options={[...letters, ...further]}
          initial={initial.sizes}
          counts={counts.size}
        >
          <option value="">{t`All Sizes`}</option>
          <SelectOptions options={letters} />
          {further.length > 0 && (
            <optgroup label={t`Further sizes`}>
              <SelectOptions options={further} />
            </optgroup>
          )}
        </ChoiceGroup>
        <PriceFields initial={initial} isImpossible={isImpossible} />
        <div>
          <FilterCheckbox name="stock" initial={initial.inStockOnly}>
            <Trans>In stock only</Trans>
          </FilterCheckbox>
          <FilterCheckbox
            name="sale"
            initial={initial.onSaleOnly}
            count={countOf(counts.sale, "1")}
          >
            <Trans>On sale</Trans>
          </FilterCheckbox>
        </div>
        {colors.length > 0 && (
          <ColorOptions options={colors} initial={initial.colors} counts={counts.color} />
        )}
      </div>
    );
  },
);
