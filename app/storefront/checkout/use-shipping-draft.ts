import { EMPTY_SHIPPING_DRAFT, parseShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import { SHIPPING_DRAFT_KEY } from "#app/domain/delivery/remembered-destination.ts";
import { createStoredState } from "./create-stored-state.ts";

/** Return the shipping form's values and their setter. */
export const useShippingDraft = createStoredState({
  key: SHIPPING_DRAFT_KEY,
  empty: EMPTY_SHIPPING_DRAFT,
  parse: parseShippingDraft,
  serialize: JSON.stringify,
});
