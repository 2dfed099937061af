import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountCode } from "#app/domain/discount/discount-code.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "../failure/load-error.tsx";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { useRowsWithDeleted } from "../unsaved/use-rows-with-deleted.ts";
import { DiscountForm } from "./discount-form.tsx";
import { DiscountRow } from "./discount-row.tsx";

type DiscountsPageProps = {
  codes: DiscountCode[];
  collections: TaxonomyEntry[];
  pricesIncludeTax: Pricing["pricesIncludeTax"];
  /** The day in Ecuador. */
  today: string;
  error: ShopError | null;
};

/** The tab Discounts: the codes that shoppers can enter at checkout, and what they brought. */
export function DiscountsPage(props: DiscountsPageProps) {
  const { codes, collections, pricesIncludeTax, today, error } = props;
  const [isAdding, setIsAdding] = useState(false);
  const { rows, onClose, changes } = useRowsWithDeleted(codes, ({ id }) => id);
  const add = useReturnFocus<HTMLButtonElement>(`${isAdding} ${changes}`);
  const done = () => setIsAdding(false);
  return (
    <UnsavedGuard>
      <PageHeading title={<Trans>Discounts</Trans>}>
        {!isAdding && (
          <Button ref={add} size="sm" onClick={() => setIsAdding(true)}>
            <Trans>Add Code</Trans>
          </Button>
        )}
      </PageHeading>
      <p className="mb-6 max-w-prose text-muted text-sm">
        <Trans>
          Shoppers enter these codes at checkout. A use is reserved while a shopper pays, and given
          back if no payment follows or the order is cancelled.
        </Trans>
      </p>
      {error && (
        <LoadError error={error}>
          <Trans>The discount codes could not be loaded.</Trans>
        </LoadError>
      )}
      {isAdding && (
        <DiscountForm {...{ collections, pricesIncludeTax }} discount={null} onDone={done} />
      )}
      {!error && codes.length === 0 && !isAdding && (
        <p className="border-hairline border-y py-16 text-center text-muted">
          <Trans>There is no discount code yet.</Trans>
        </p>
      )}
      <ul className="border-hairline border-t empty:border-0">
        {rows.map(({ row, isDeleted }) => (
          <DiscountRow
            key={row.id}
            discount={row}
            {...{ isDeleted, onClose, collections, pricesIncludeTax, today }}
          />
        ))}
      </ul>
    </UnsavedGuard>
  );
}
