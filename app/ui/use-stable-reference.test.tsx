// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useStableReference } from "./use-stable-reference.ts";

let returned: object;

function Reader({ value }: { value: object }) {
  returned = useStableReference(value);
  return null;
}

test("returns the same object while the content is the same, and a new one when it changes", () => {
  const root = createRoot(document.createElement("div"));
  const first = { names: ["dresses"] };
  act(() => root.render(<Reader value={first} />));
  act(() => root.render(<Reader value={{ names: ["dresses"] }} />));
  expect(returned).toBe(first);
  const other = { names: ["tops"] };
  act(() => root.render(<Reader value={other} />));
  expect(returned).toBe(other);
  act(() => root.unmount());
});
