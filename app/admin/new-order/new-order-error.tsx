import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShopError } from "#app/domain/shop-error.ts";
import { Link } from "#app/ui/link.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";

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

/** The text of a rule that only the database can check; null for other errors. */
function ruleTextOf({ code, hint }: ShopError): ReactNode {
  switch (code) {
    case "ORDER_ALREADY_MADE":
      return <MadeAlready orderId={hint} />;
    case "OUT_OF_STOCK":
      return <Trans>There are not that many free. Please look at the quantities.</Trans>;
    case "PRICE_CHANGED":
      return <Trans>A price has changed meanwhile. Please remove the item and add it again.</Trans>;
    case "PRODUCT_NOT_FOUND":
      return <Trans>An item is no longer in the shop. Please remove it.</Trans>;
    case "PROVINCE_REQUIRED":
      return <Trans>Please choose the province: the cost of delivery depends on it.</Trans>;
    case "NOT_DELIVERED":
      return <Trans>No delivery zone has this place. Choose pick-up, or add it in Settings.</Trans>;
    case "TOTAL_TOO_SMALL":
    case "DISCOUNT_TOO_LARGE":
      return <Trans>An order costs at least $1.00.</Trans>;
    case "TOO_MANY_UNITS":
    case "INVALID_QUANTITY":
      return <Trans>These are too many units for one order.</Trans>;
    case "INVOICE_BUYER_REQUIRED":
      return <Trans>Please say whom the invoice is for.</Trans>;
    case "FINAL_CONSUMER_LIMIT":
      return <Trans>Above $50.00 an invoice has to name its buyer.</Trans>;
    default:
      return null;
  }
}

type NewOrderErrorProps = { error: ShopError | null; isRead: boolean };

/** Why the order could not be quoted or made; empty without an error. */
export function NewOrderError({ error, isRead }: NewOrderErrorProps) {
  const text = error && ruleTextOf(error);
  if (!text) return <ErrorMessage error={error} isRead={isRead} />;
  return (
    <p role="alert" className="border-oxblood border-l-2 bg-panel px-4 py-3 text-oxblood text-sm">
      {text}
    </p>
  );
}
