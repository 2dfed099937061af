import { Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money/money.ts";
import { Button } from "#app/ui/button.tsx";
import { NewOrderError } from "./new-order-error.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

/** What the order costs, as the database computes it, and the button that makes it. */
export function OrderTotals({ form }: { form: NewOrderForm }) {
  const { quote, error, isBusy, draft } = form;
  const { value } = quote;
  return (
    <div
      data-stays
      className="sticky bottom-0 grid gap-3 border-hairline border-t bg-surface px-5 py-4 sm:px-10 [@media(max-height:32rem)]:static"
    >
      <NewOrderError error={error ?? quote.error} isRead={!error} />
      {!error && quote.error?.kind === "unavailable" && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={quote.retry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-sm tabular-nums">
          {value ? (
            <>
              <span className="block text-muted">
                <Trans>Subtotal</Trans> {formatCents(value.subtotal)}
                {value.discount > 0 && (
                  <>
                    {" · "}
                    <Trans>Discount</Trans> −{formatCents(value.discount)}
                  </>
                )}
                {value.deliveryAmount > 0 && (
                  <>
                    {" · "}
                    <Trans>Shipping</Trans> {formatCents(value.deliveryAmount)}
                  </>
                )}
                {" · "}
                <Trans>IVA</Trans> {formatCents(value.tax)}
              </span>
              <strong className="text-lg">
                <Trans>Total</Trans> {formatCents(value.total)}
              </strong>
            </>
          ) : (
            <span className="text-muted">
              <Trans>The total appears once items, sizes and colors are chosen.</Trans>
            </span>
          )}
        </p>
        <Button type="submit" isInactive={isBusy}>
          {draft.paidWith === null ? <Trans>Create Order</Trans> : <Trans>Record Sale</Trans>}
        </Button>
      </div>
    </div>
  );
}
