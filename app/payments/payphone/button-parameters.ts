import type { PaymentButton } from "#app/domain/checkout/payment-button.ts";
import type { PaymentRequest } from "../payment-provider.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { widgetPhone } from "./widget-phone.ts";

const REFERENCE_TEXT_LIMIT = 100;
const CLIENT_TRANSACTION_ID_LIMIT = 50;
/** What every check of emails accepts. One that PayPhone refused would leave the shopper without a button. */
const PLAIN_EMAIL =
  /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Ecuador, UTC-5 the whole year. */
const TIME_ZONE = -5;

/**
 * Return the parameters of `PPaymentButtonBox` for amounts in cents (fact sheet, section 1). All products bear the same
 * IVA, so of the taxed and the untaxed base one is 0, and the parts sum to the amount (section 2).
 * Throws a RangeError for amounts that do not, and for a reference that PayPhone would reject.
 */
export function buttonParameters(
  settings: Pick<PayphoneSettings, "token" | "storeId">,
  request: PaymentRequest,
): PaymentButton["parameters"] {
  requireExactSum(request);
  requireReference(request.reference);
  const isTaxed = request.tax > 0;
  const label = request.language === "es" ? "Pedido" : "Order";
  const phoneNumber = widgetPhone(request.phone);
  return {
    token: settings.token,
    clientTransactionId: request.reference,
    amount: request.total,
    amountWithoutTax: isTaxed ? 0 : request.base,
    amountWithTax: isTaxed ? request.base : 0,
    tax: request.tax,
    currency: "USD",
    storeId: settings.storeId,
    reference: `${label} ${request.reference}`.slice(0, REFERENCE_TEXT_LIMIT),
    lang: request.language,
    timeZone: TIME_ZONE,
    // A customer of the shop may have none, and a shopper may have typed another text.
    ...(PLAIN_EMAIL.test(request.email) && { email: request.email }),
    ...(phoneNumber === null ? {} : { phoneNumber }),
  };
}

function requireExactSum({ base, tax, total }: PaymentRequest): void {
  const whole = [base, tax, total].every((part) => Number.isSafeInteger(part) && part >= 0);
  if (!whole || base + tax !== total) {
    throw new RangeError(`Amounts in cents do not add up: ${base} + ${tax} = ${total}`);
  }
}

function requireReference(reference: string): void {
  if (reference === "" || reference.length > CLIENT_TRANSACTION_ID_LIMIT) {
    throw new RangeError(`A reference has 1 to ${CLIENT_TRANSACTION_ID_LIMIT} characters`);
  }
}
