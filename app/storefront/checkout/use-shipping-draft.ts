import { useEffect, useState } from "react";
import {
  EMPTY_SHIPPING_DRAFT,
  parseShippingDraft,
  SHIPPING_DRAFT_KEY,
  type ShippingDraft,
} from "#app/domain/shipping-draft.ts";

/** A browser that blocks storage throws on the very access; the form then lives as long as the page. */
function readDraft(): ShippingDraft {
  try {
    return parseShippingDraft(sessionStorage.getItem(SHIPPING_DRAFT_KEY));
  } catch {
    return EMPTY_SHIPPING_DRAFT;
  }
}

function writeDraft(draft: ShippingDraft): void {
  try {
    sessionStorage.setItem(SHIPPING_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Nothing is lost on the page itself.
  }
}

/** The shipping form's content, kept for this tab so that a reload or the provider's page loses nothing. */
export function useShippingDraft() {
  const [draft, setDraft] = useState<ShippingDraft>(EMPTY_SHIPPING_DRAFT);
  useEffect(() => setDraft(readDraft()), []);
  const keepDraft = (changed: ShippingDraft) => {
    setDraft(changed);
    writeDraft(changed);
  };
  return [draft, keepDraft] as const;
}
