// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { FocusAnchor } from "./focus-anchor.ts";

let toggle: () => void;
let unmount = () => {};
let scrollBy: MockInstance;

/** A field below the content, or in it, which is hidden when it closes. */
function Page({ isInside }: { isInside: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  toggle = () => setIsOpen(!isOpen);
  return (
    <>
      <FocusAnchor isOpen={isOpen} />
      <div hidden={!isOpen}>{isInside && <input />}</div>
      {!isInside && <input />}
    </>
  );
}

/** The layout, which happy-dom lacks: a field below the content is higher when it is closed. */
const rectsOf = (element: Element) =>
  element.closest("[hidden]")
    ? []
    : [new DOMRect(0, document.querySelector("[hidden]") ? 100 : 300, 10, 10)];

beforeEach(() => {
  scrollBy = vi.spyOn(window, "scrollBy").mockReturnValue();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return rectsOf(this)[0] ?? new DOMRect();
  });
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return rectsOf(this) as unknown as DOMRectList;
  });
});

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

async function close(isInside: boolean) {
  unmount = await mount(<Page isInside={isInside} />);
  document.querySelector("input")?.focus();
  await act(async () => toggle());
}

test("keeps a focused field below the content in place", async () => {
  await close(false);
  expect(scrollBy.mock.calls).toEqual([[0, -200]]);
});

test("does not scroll for a focused field that is hidden", async () => {
  await close(true);
  expect(scrollBy).not.toHaveBeenCalled();
});
