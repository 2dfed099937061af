// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useSame } from "./use-same.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let given: object;

function Reader({ value }: { value: object }) {
  given = useSame(value);
  return null;
}

test("what says the same stays the same object, and what says something else does not", () => {
  const root = createRoot(document.createElement("div"));
  const first = { names: ["dresses"] };
  act(() => root.render(<Reader value={first} />));
  act(() => root.render(<Reader value={{ names: ["dresses"] }} />));
  expect(given).toBe(first);
  const other = { names: ["tops"] };
  act(() => root.render(<Reader value={other} />));
  expect(given).toBe(other);
  act(() => root.unmount());
});
