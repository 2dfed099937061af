import { Trans } from "@lingui/react/macro";
import { type Filters, shopPathOf, withoutFilters } from "#app/domain/filters.ts";
import { Link } from "#app/ui/link.tsx";

type NoProductsProps = { filters: Filters; onClear: () => void };

/** The empty state of the grid. */
export function NoProducts({ filters, onClear }: NoProductsProps) {
  return (
    <div className="grid justify-items-center gap-4 py-24 text-center">
      <p className="max-w-[15em] font-serif text-2xl">
        <Trans>No products found matching your criteria</Trans>
      </p>
      <Link
        to={shopPathOf(withoutFilters(filters))}
        preventScrollReset
        onClick={onClear}
        className="text-link inline-flex min-h-11 items-center text-terracotta"
      >
        <Trans>Clear all filters</Trans>
      </Link>
    </div>
  );
}
