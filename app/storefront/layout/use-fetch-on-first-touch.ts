import { useEffect } from "react";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { sheetPanel } from "#app/ui/sheet.tsx";
import { bagPanel } from "../bag/fetched-bag-panel.ts";
import { quickView } from "../product/fetched-quick-view.ts";

const SIGNS = ["pointerover", "touchstart", "focusin", "keydown"] as const;

/** Prefetches the overlays' code at the first pointer, touch or key. */
export function useFetchOnFirstTouch() {
  useEffect(() => {
    const signs = new AbortController();
    const fetchAll = () => {
      signs.abort();
      // A failed fetch is tried again when the overlay opens.
      Promise.all(
        [sheetPanel, dialogWindow, bagPanel, quickView].map((part) => part.fetch()),
      ).catch(() => undefined);
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, fetchAll, { signal: signs.signal, passive: true });
    }
    return () => signs.abort();
  }, []);
}
