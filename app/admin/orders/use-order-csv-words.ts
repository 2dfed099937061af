import { useLingui } from "@lingui/react/macro";
import type { OrderCsvWords } from "#app/domain/order-csv.ts";
import { paymentMethodName } from "#app/domain/payment-method-name.ts";
import { useStatusName } from "./use-status-name.ts";

/** Return the words of the orders' CSV file. */
export function useOrderCsvWords(): OrderCsvWords {
  const { t, i18n } = useLingui();
  return {
    statusName: useStatusName(),
    pickup: t`Pick-up`,
    methodName: (method) => paymentMethodName(method, i18n),
    sandbox: t`SANDBOX: no real payment`,
    headings: {
      number: t`Number`,
      created: t`Created (Ecuador time)`,
      status: t`Status`,
      payment: t`Payment`,
      customer: t`Customer`,
      email: t`Email`,
      phone: t`Phone`,
      method: t`Delivery zone or pick-up`,
      address: t`Address`,
      landmark: t`Landmark`,
      city: t`City`,
      province: t`Province`,
      postalCode: t`Postal code`,
      country: t`Country`,
      invoiceNumber: t`Invoice: cédula, RUC or passport`,
      invoiceName: t`Invoice: name`,
      items: t`Items`,
      subtotal: t`Subtotal`,
      discount: t`Discount`,
      discountCode: t`Discount code`,
      delivery: t`Shipping`,
      tax: t`Tax`,
      total: t`Total`,
      transaction: t`Transaction`,
      courier: t`Courier`,
      tracking: t`Tracking`,
      reference: t`Reference`,
    },
  };
}
