import type { KnownCustomer } from "#app/data/admin/customers.ts";
import type { OwnerOrderDraft } from "#app/domain/owner-order/owner-order-draft.ts";

/** Return the fields of the form that an earlier order of a customer fills. */
export function customerFieldsOf({
  customerName,
  email,
  phone,
  shippingAddress,
  language,
  invoiceBuyer,
}: KnownCustomer): Pick<OwnerOrderDraft, "customer" | "language" | "invoice"> {
  const [firstName = "", ...rest] = customerName.split(" ");
  return {
    // The order has one name, and the second field takes what follows the first word.
    customer: { firstName, lastName: rest.join(" "), email, phone, ...shippingAddress },
    language,
    invoice: invoiceBuyer,
  };
}
