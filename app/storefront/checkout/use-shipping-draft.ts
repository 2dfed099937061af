import { useSyncExternalStore } from "react";
import {
  EMPTY_SHIPPING_DRAFT,
  parseShippingDraft,
  SHIPPING_DRAFT_KEY,
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

const keepDraft = (draft: ShippingDraft) => update(() => draft);

/** The shipping form's content, kept for this tab so that a reload or the provider's page loses nothing. */
export function useShippingDraft() {
  const draft = useSyncExternalStore(subscribe, get, () => EMPTY_SHIPPING_DRAFT);
  return [draft, keepDraft] as const;
}
