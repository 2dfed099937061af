import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
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
const RULES: Partial<Record<ErrorCode, ReactNode>> = {
  OUT_OF_STOCK: <Trans>There are not that many left. Please check the quantities.</Trans>,
  PRICE_CHANGED: (
    <Trans>A price has changed meanwhile. Please remove the item and add it again.</Trans>
  ),
  SETTINGS_CHANGED: (
    <Trans>The total has changed meanwhile, and nothing was recorded. Please check it.</Trans>
  ),
  PRODUCT_NOT_FOUND: <Trans>An item is no longer in the shop. Please remove it.</Trans>,
  PROVINCE_REQUIRED: <Trans>Please choose the province: the cost of delivery depends on it.</Trans>,
  NOT_DELIVERED: (
    <Trans>No delivery zone has this place. Choose pick-up, or add it in Settings.</Trans>
  ),
  TOTAL_TOO_SMALL: <Trans>An order costs at least $1.00.</Trans>,
  DISCOUNT_TOO_LARGE: <Trans>An order costs at least $1.00.</Trans>,
  TOO_MANY_UNITS: <Trans>These are too many units for one order.</Trans>,
  INVALID_QUANTITY: <Trans>These are too many units for one order.</Trans>,
  INVOICE_BUYER_REQUIRED: <Trans>Please say whom the invoice is for.</Trans>,
  FINAL_CONSUMER_LIMIT: <Trans>Above $50.00 an invoice has to name its buyer.</Trans>,
};

type NewOrderErrorProps = { error: ShopError | null; isRead: boolean };

/** Why the order could not be quoted or made; empty without an error. */
export function NewOrderError({ error, isRead }: NewOrderErrorProps) {
  const texts = {
    ...RULES,
    ORDER_ALREADY_MADE: <MadeAlready orderId={error?.hint ?? null} />,
  };
  return <ErrorMessage error={error} isRead={isRead} texts={texts} />;
}
