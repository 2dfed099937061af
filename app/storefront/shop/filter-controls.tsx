import { Trans } from "@lingui/react/macro";
import { memo } from "react";
import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import { type Filters, shopPathOf, withoutFilters } from "#app/domain/catalogue/filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { type FilterChoices, FilterFields } from "./filter-fields.tsx";
import type { FilterFormState } from "./use-filter-form.ts";

/** Takes the path of the shop without filters. */
const FormFooter = memo(({ clearedPath }: { clearedPath: string }) => (
  <div className="mt-4 flex items-center gap-6">
    <div className="hidden noscript:block">
      <Button type="submit" size="sm">
        <Trans>Apply</Trans>
      </Button>
    </div>
    <Link
      to={clearedPath}
      preventScrollReset
      className="text-link inline-flex min-h-11 items-center text-sm hover:text-terracotta"
    >
      <Trans>Clear All</Trans>
    </Link>
  </div>
));

export type FilterControlsProps = {
  form: FilterFormState;
  filters: Filters;
  choices: FilterChoices;
  counts: ChoiceCounts;
};

/** The fields of a filter form, and the link that clears them. */
export function FilterControls({ form, filters, choices, counts }: FilterControlsProps) {
  return (
    <>
      <FilterFields
        key={form.fieldsKey}
        initial={form.initial}
        choices={choices}
        counts={counts}
        isImpossible={filters.priceMin > filters.priceMax}
      />
      <FormFooter clearedPath={shopPathOf(withoutFilters(filters))} />
    </>
  );
}
