import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import { INVENTORY_STATUSES } from "#app/domain/product/product.ts";
import {
  type AdminProductQuery,
  isFiltered,
} from "#app/domain/product-editing/admin-product-query.ts";
import { changedQuery } from "#app/domain/query/admin-query.ts";
import { FEW_UNITS } from "#app/domain/stock/inventory-status.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { SelectOptions } from "../form/select-options.tsx";
import { QuerySelect } from "../table/query-select.tsx";
import { TableSearch } from "../table/table-search.tsx";
import { useImmediateValue } from "../table/use-immediate-value.ts";
import { TaxonomyOptions } from "./taxonomy-options.tsx";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";

const NO_FILTERS = { category: "", collection: "", status: "", stock: "", shown: "" };

function shownIn({ isDraft }: AdminProductQuery) {
  if (isDraft === null) return null;
  return isDraft ? "drafts" : "published";
}

type ProductFiltersProps = { query: AdminProductQuery; taxonomy: Taxonomy };

/** The search and the filters of the products table, kept in the URL. */
export function ProductFilters({ query, taxonomy }: ProductFiltersProps) {
  const { t } = useLingui();
  const nameOf = useInventoryStatusName();
  const [, setQuery] = useSearchParams();
  const [isLow, setLow] = useImmediateValue(query.isLow);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isFiltered(query);
  const id = useId();
  const filters = useReturnFocus<HTMLDivElement>(isFiltered(query));
  return (
    <div
      ref={filters}
      tabIndex={-1}
      className="mb-4 grid gap-3 sm:flex sm:flex-wrap sm:items-center"
    >
      <div className="flex flex-wrap gap-2 sm:contents">
        {/* Beside the button, and above it with large text. */}
        <div className="min-w-[min(10rem,100%)] flex-1 sm:contents">
          <TableSearch label={t`Search products by name`} />
        </div>
        {!isFiltered(query) && (
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="shrink-0 px-3! sm:hidden"
          >
            <Trans>Filters</Trans>
          </Button>
        )}
      </div>
      {/* A phone shows the products first. */}
      <div id={id} className={classNames("grid gap-3 sm:contents", !isShown && "max-sm:hidden")}>
        <div className="grid grid-cols-2 gap-3 sm:contents">
          <QuerySelect
            label={t`Category`}
            name="category"
            all={t`All categories`}
            value={query.category}
          >
            <TaxonomyOptions entries={taxonomy.categories} />
          </QuerySelect>
          <QuerySelect
            label={t`Collection`}
            name="collection"
            all={t`All collections`}
            value={query.collection}
          >
            <TaxonomyOptions entries={taxonomy.collections} />
          </QuerySelect>
          <QuerySelect label={t`Status`} name="status" all={t`All statuses`} value={query.status}>
            <SelectOptions values={INVENTORY_STATUSES} nameOf={nameOf} />
          </QuerySelect>
          <QuerySelect
            label={t`Drafts`}
            name="shown"
            all={t`Published and drafts`}
            value={shownIn(query)}
          >
            <option value="published">{t`Published`}</option>
            <option value="drafts">{t`Drafts`}</option>
          </QuerySelect>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          <CheckboxField
            label={<Trans>{FEW_UNITS} or fewer left</Trans>}
            checked={isLow}
            onChange={(isOn) => {
              setLow(isOn);
              setQuery((now) => changedQuery(now, { stock: isOn ? "low" : null }));
            }}
          />
          {isFiltered(query) && (
            <button
              type="button"
              onClick={() => {
                // What was cleared stays in sight.
                setOpen(true);
                setQuery((now) => changedQuery(now, NO_FILTERS));
              }}
              className="text-link min-h-11 text-sm"
            >
              <Trans>Clear filters</Trans>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
