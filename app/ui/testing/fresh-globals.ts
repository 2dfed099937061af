import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

// Test files share a worker, its modules and its document: every file finds them as new.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { testPath = "" } = expect.getState();
/** A module that is loaded already does not get the mocks, and one that has got them keeps them. */
const hasMocks = readFileSync(testPath, "utf8").includes("vi.mock(");
if (hasMocks) vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (hasMocks) vi.resetModules();
  if (!("document" in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
