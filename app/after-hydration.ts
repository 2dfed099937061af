import lateStyle from "#app/styles/after-hydration.css?url";
import { showLoadFailure } from "#app/ui/load-failure.ts";

/**
 * Runs in the browser once the page is hydrated: loads the fonts, and ends what `defer-scripts.ts` began, so that a phone loads
 * offscreen pictures. Both would compete with the scripts for the network: fonts
 * at once cost 8 to 23 % of LCP, offscreen pictures 9 to 22 % of the time to answer taps (decision 054).
 */
export function afterHydration(): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href: lateStyle }),
  );
  delete document.documentElement.dataset.hydrating;
  showLoadFailure(false);
}
