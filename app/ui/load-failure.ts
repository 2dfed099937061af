/** The id of the hidden notice that a part of the page could not be loaded (`connection-notices.tsx`). `defer-scripts.ts` shows it, too. */
export const LOAD_FAILURE_ID = "load-failure";

/** Show or hide the notice, which the admin has not. */
export function showLoadFailure(isShown: boolean): void {
  const notice = document.getElementById(LOAD_FAILURE_ID);
  if (notice) notice.hidden = !isShown;
}
