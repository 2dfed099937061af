import { useSyncExternalStore } from "react";
import { SHIPPING_DRAFT_KEY } from "#app/domain/remembered-destination.ts";
import {
  EMPTY_SHIPPING_DRAFT,
  parseShippingDraft,
  type ShippingDraft,
} from "#app/domain/shipping-draft.ts";
import { createStoredValue } from "../stored-value.ts";

const { get, update, subscribe } = createStoredValue<ShippingDraft>({
  key: SHIPPING_DRAFT_KEY,
  area: "sessionStorage",
  empty: EMPTY_SHIPPING_DRAFT,
  parse: parseShippingDraft,
  serialize: JSON.stringify,
});

const storeDraft = (draft: ShippingDraft) => update(() => draft);

/** Return the shipping form's values and their setter. They survive a reload and the provider's page in sessionStorage. */
export function useShippingDraft() {
  const draft = useSyncExternalStore(subscribe, get, () => EMPTY_SHIPPING_DRAFT);
  return [draft, storeDraft] as const;
}
