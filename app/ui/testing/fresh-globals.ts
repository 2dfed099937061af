import { afterAll, vi } from "vitest";

// Test files share a worker and its document: every file finds them as new.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!("document" in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
