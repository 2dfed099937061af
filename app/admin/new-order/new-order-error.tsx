import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { Link } from "#app/ui/link.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";

/** The order that an earlier request has made, whose answer was lost. */
function MadeAlready({ orderId }: { orderId: string | null }) {
  return (
    <Trans>
      The order was made already, without your last change.{" "}
      <Link to={`/admin/orders/${orderId}`} className="text-link">
        Open the order
      </Link>
    </Trans>
  );
}

/** The texts of rules that only the database can check. */
const RULES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  OUT_OF_STOCK: msg`There are not that many left. Please check the quantities.`,
  PRICE_CHANGED: msg`A price has changed meanwhile. Please remove the item and add it again.`,
  PRODUCT_NOT_FOUND: msg`An item is no longer in the shop. Please remove it.`,
  PROVINCE_REQUIRED: msg`Please choose the province: the cost of delivery depends on it.`,
  NOT_DELIVERED: msg`No delivery zone has this place. Choose pick-up, or add it in Settings.`,
  TOTAL_TOO_SMALL: msg`An order costs at least $1.00.`,
  DISCOUNT_TOO_LARGE: msg`An order costs at least $1.00.`,
  TOO_MANY_UNITS: msg`These are too many units for one order.`,
  INVALID_QUANTITY: msg`These are too many units for one order.`,
  INVOICE_BUYER_REQUIRED: msg`Please say whom the invoice is for.`,
  FINAL_CONSUMER_LIMIT: msg`Above $50.00 an invoice has to name its buyer.`,
};

type NewOrderErrorProps = { error: ShopError | null; isRead: boolean };

/** Why the order could not be quoted or made; empty without an error. */
export function NewOrderError({ error, isRead }: NewOrderErrorProps) {
  const { i18n } = useLingui();
  const rule = error && RULES[error.code];
  const text =
    error?.code === "ORDER_ALREADY_MADE" ? (
      <MadeAlready orderId={error.hint} />
    ) : (
      rule && i18n._(rule)
    );
  if (!text) return <ErrorMessage error={error} isRead={isRead} />;
  return (
    <p role="alert" className="border-oxblood border-l-2 bg-panel px-4 py-3 text-oxblood text-sm">
      {text}
    </p>
  );
}
