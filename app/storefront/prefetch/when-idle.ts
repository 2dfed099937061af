/** Safari has no `requestIdleCallback`. */
const FALLBACK_MS = 500;

/** Call `act` once the page with all its pictures has loaded and the browser is idle, unless the signal comes first. */
export function whenIdle(act: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) act();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(run);
    else setTimeout(run, FALLBACK_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, ...(signal && { signal }) });
}
