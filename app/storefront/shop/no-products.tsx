import { Trans } from "@lingui/react/macro";
import {
  type Filters,
  shopPathOf,
  withFields,
  withoutFilters,
} from "#app/domain/catalogue/filters.ts";
import { Link } from "#app/ui/link.tsx";

type NoProductsProps = { filters: Filters; suggestion: string | null; onClear: () => void };

export function NoProducts({ filters, suggestion, onClear }: NoProductsProps) {
  const everything = shopPathOf(withoutFilters(filters));
  const isShopEmpty = shopPathOf(filters) === everything;
  return (
    <div className="grid justify-items-center gap-4 py-24 text-center">
      <p className="max-w-[15em] font-serif text-2xl">
        {isShopEmpty ? (
          <Trans>Our first pieces arrive soon</Trans>
        ) : (
          <Trans>No products found matching your criteria</Trans>
        )}
      </p>
      {suggestion && (
        <p>
          <Trans>
            Did you mean{" "}
            <Link
              to={shopPathOf(withFields(withoutFilters(filters), { q: suggestion }))}
              preventScrollReset
              onClick={onClear}
              className="text-link inline-flex min-h-11 items-center text-terracotta"
            >
              {suggestion}
            </Link>
            ?
          </Trans>
        </p>
      )}
      {!isShopEmpty && (
        <Link
          to={everything}
          preventScrollReset
          onClick={onClear}
          className="text-link inline-flex min-h-11 items-center text-terracotta"
        >
          <Trans>Clear all filters</Trans>
        </Link>
      )}
    </div>
  );
}
