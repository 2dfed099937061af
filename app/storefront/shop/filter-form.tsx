import { Trans } from "@lingui/react/macro";
import { memo, useState } from "react";
import { type Filters, shopAddressOf, withoutFilters } from "#app/domain/filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import { type FilterChoices, FilterFields } from "./filter-fields.tsx";
import type { FilterForm as FilterFormHandlers } from "./use-filter-form.ts";

/** Takes the address without any filter. */
const FormFoot = memo(({ cleared }: { cleared: string }) => (
  <div className="mt-4 flex items-center gap-6">
    <div className="hidden noscript:block">
      <Button type="submit" size="sm">
        <Trans>Apply</Trans>
      </Button>
    </div>
    <Link
      to={cleared}
      preventScrollReset
      className="text-link inline-flex min-h-11 items-center text-sm hover:text-terracotta"
    >
      <Trans>Clear All</Trans>
    </Link>
  </div>
));

type FilterFormProps = {
  id?: string;
  filters: Filters;
  choices: FilterChoices;
  handlers: FilterFormHandlers;
};

/** The filters as a plain form that asks for an address; with script every change asks by itself. */
export function FilterForm({ id, filters, choices, handlers }: FilterFormProps) {
  const addressOf = useAddress();
  // From then on the handlers keep the fields in step: drawn again they would be the same.
  const [first] = useState(filters);
  return (
    <form id={id} method="get" action={addressOf("/shop")} noValidate {...handlers}>
      <FilterFields
        filters={first}
        choices={choices}
        isImpossible={filters.priceMin > filters.priceMax}
      />
      <FormFoot cleared={shopAddressOf(withoutFilters(filters))} />
    </form>
  );
}
