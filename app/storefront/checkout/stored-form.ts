import { EMPTY_SHIPPING_DRAFT, parseShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import type { DeliveryMethod } from "#app/domain/delivery/delivery.ts";
import { SHIPPING_DRAFT_KEY } from "#app/domain/delivery/remembered-destination.ts";
import { EMPTY_INVOICE_DRAFT, parseInvoiceDraft } from "#app/domain/invoice/invoice-draft.ts";
import { createStoredValue, type StoredValueOptions, useStoredValue } from "../stored-value.ts";

/** Return a hook for a value of this tab and its setter. It survives a reload and the provider's page in sessionStorage. */
function createStoredState<Value>(options: Omit<StoredValueOptions<Value>, "area">) {
  const stored = createStoredValue({ ...options, area: "sessionStorage" });
  const set = (value: Value) => stored.update(() => value);
  return function useStoredState() {
    return [useStoredValue(stored), set] as const;
  };
}

/** Return the shipping form's values and their setter. */
export const useShippingDraft = createStoredState({
  key: SHIPPING_DRAFT_KEY,
  empty: EMPTY_SHIPPING_DRAFT,
  parse: parseShippingDraft,
  serialize: JSON.stringify,
});

/** Return the block "Invoice" and its setter. */
export const useInvoiceDraft = createStoredState({
  key: "gemma-luce-invoice",
  empty: EMPTY_INVOICE_DRAFT,
  parse: parseInvoiceDraft,
  serialize: JSON.stringify,
});

/** Return the chosen method of delivery and its setter. */
export const useDeliveryMethod = createStoredState<DeliveryMethod>({
  key: "gemma-luce-delivery",
  empty: "delivery",
  parse: (text) => (text === "pickup" ? "pickup" : "delivery"),
  serialize: (method) => method,
});
