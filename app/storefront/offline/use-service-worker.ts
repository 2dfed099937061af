import { useEffect } from "react";
import { useLocation } from "react-router";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { bagPanel } from "../bag/bag-drawer.tsx";
import { bagRefresh } from "../bag/start-bag-refresh.ts";
import workerUrl from "./service-worker.ts?worker&url";
import type { VisitedPage } from "./visited-page.ts";

/** How long a page must be open before it is cached. */
const VISIT_DELAY_MS = 1500;

/** Register the service worker after the page has loaded. */
function register() {
  const start = () => {
    // Registration fails in private windows and on full disks; offline support is optional.
    navigator.serviceWorker.register(workerUrl, { scope: "/" }).catch(() => {});
  };
  if (document.readyState === "complete") return start();
  window.addEventListener("load", start, { once: true });
}

async function reportVisit(page: string) {
  const { active } = await navigator.serviceWorker.ready;
  // The bag must open offline even if it was never opened before.
  await Promise.allSettled([bagPanel.load(), dialogWindow.load(), bagRefresh.load()]);
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page, files } satisfies VisitedPage);
}

const isSupported = () => import.meta.env.PROD && "serviceWorker" in navigator;

/** Cache visited pages for offline use (decision 014). Production builds only. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (isSupported()) register();
  }, []);

  useEffect(() => {
    if (!isSupported()) return;
    const page = window.location.origin + pathname + search;
    // Where the browser blocks storage, `ready` rejects, too.
    const timer = setTimeout(() => reportVisit(page).catch(() => {}), VISIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
