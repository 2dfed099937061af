import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type ChoiceCounts, countOf } from "#app/domain/catalogue/choice-counts.ts";
import { type Filters, LETTER_SIZES } from "#app/domain/catalogue/filters.ts";
import type { Category, Collection } from "#app/domain/catalogue/taxonomy.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { type ChoiceOption, ChoiceOptions, type ChoiceOptionsProps } from "./choice-options.tsx";
import { FilterCheckbox } from "./filter-checkbox.tsx";
import { PriceFields } from "./price-fields.tsx";
import { useChoices } from "./use-choices.ts";

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

type ColorOptionsProps = Pick<ChoiceOptionsProps, "options" | "counts"> & { initial: string[] };

function ColorOptions({ initial, ...options }: ColorOptionsProps) {
  return (
    <fieldset>
      <legend className="label-caps mb-2.5 text-muted">
        <Trans>Color</Trans>
      </legend>
      <ChoiceOptions field="color" {...options} choices={useChoices(initial)} />
    </fieldset>
  );
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
    const colors = choices.colors
      .map(named)
      .sort((one, other) => one.name.localeCompare(other.name, i18n.locale));
    return (
      <div className="grid gap-5">
        <ChoiceGroup
          field="category"
          label={<Trans>Category</Trans>}
          legend={t`Categories`}
          all={t`All Categories`}
          options={choices.categories.map(taxonomyOption)}
          initial={initial.categories}
          counts={counts.category}
        />
        <ChoiceGroup
          field="collection"
          label={<Trans>Collection</Trans>}
          legend={t`Collections`}
          all={t`All Collections`}
          options={choices.collections.map(taxonomyOption)}
          initial={initial.collections}
          counts={counts.collection}
        />
        <ChoiceGroup
          field="size"
          label={<Trans>Size</Trans>}
          legend={t`Sizes`}
          all={t`All Sizes`}
          options={LETTER_SIZES.map(named)}
          further={choices.furtherSizes.map(named)}
          initial={initial.sizes}
          counts={counts.size}
        />
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
