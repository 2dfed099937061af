import { useEffect } from "react";
import { useLocation } from "react-router";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { bagPanel } from "../bag/fetched-bag-panel.ts";
import type { SeenPage } from "./seen-page.ts";
import workerUrl from "./service-worker.ts?worker&url";

/** How long a page must stand, in milliseconds, before it counts as seen: leafing through costs the shop nothing twice. */
const SEEN_AFTER = 1500;

/** Starts only in the built shop, once the page itself has all it needs. */
function register() {
  const start = () => {
    // A browser that refuses (private window, full disk) has a shop without this, which is no failure.
    navigator.serviceWorker.register(workerUrl, { scope: "/" }).catch(() => {});
  };
  if (document.readyState === "complete") return start();
  window.addEventListener("load", start, { once: true });
}

async function tellSeen(page: string) {
  const { active } = await navigator.serviceWorker.ready;
  // The bag must open without a network even if it never was before.
  await Promise.allSettled([bagPanel.fetch(), dialogWindow.fetch()]);
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page, files } satisfies SeenPage);
}

/** Lets the pages a shopper has seen open again when the network drops (decision 014). */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  const isOffered = import.meta.env.PROD && "serviceWorker" in navigatorOf();

  useEffect(() => {
    if (isOffered) register();
  }, [isOffered]);

  useEffect(() => {
    if (!isOffered) return;
    const page = window.location.origin + pathname + search;
    const timer = setTimeout(() => tellSeen(page), SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [isOffered, pathname, search]);
}

/** On the server there is none. */
function navigatorOf(): object {
  return typeof navigator === "undefined" ? {} : navigator;
}
