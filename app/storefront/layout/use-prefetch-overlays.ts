import { useEffect } from "react";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { bagPanel } from "../bag/bag-drawer.tsx";
import { bagRefresh } from "../bag/start-bag-refresh.ts";
import { whenIdle } from "../prefetch/when-idle.ts";
import { quickView } from "../product/quick-view-provider.tsx";
import { phoneMenuPanel } from "./phone-menu.tsx";

/** No focus: a key is pressed before it, and a navigation moves it by script. */
const INTERACTION_EVENTS = ["pointerover", "touchstart", "keydown"] as const;

function loadAll() {
  const modules = [dialogWindow, bagPanel, quickView, bagRefresh, phoneMenuPanel];
  // Opening an overlay retries a failed load.
  Promise.all(modules.map((module) => module.load())).catch(() => undefined);
}

/** Prefetch overlays and the stored bag on the first interaction, but not with a link: its page needs the connection. */
export function usePrefetchOverlays() {
  useEffect(() => {
    const controller = new AbortController();
    const fetchAll = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) return;
      controller.abort();
      whenIdle(loadAll);
    };
    for (const event of INTERACTION_EVENTS) {
      window.addEventListener(event, fetchAll, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, []);
}
