import { useEffect } from "react";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { sheetPanel } from "#app/ui/sheet.tsx";
import { bagPanel } from "../bag/fetched-bag-panel.ts";
import { quickView } from "../product/fetched-quick-view.ts";

const SIGNS = ["pointerover", "touchstart", "focusin", "keydown"] as const;

/** Fetches what opens over the page on the first sign that somebody is there to open it: not before, and not only then. */
export function useFetchOnFirstTouch() {
  useEffect(() => {
    const signs = new AbortController();
    const fetchAll = () => {
      signs.abort();
      // A fetch that fails here is tried again at the opening, which knows what to do.
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
