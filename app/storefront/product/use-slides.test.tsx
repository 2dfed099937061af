// @vitest-environment happy-dom
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { useSlides } from "./use-slides.ts";

let unmount = () => {};

function Slides() {
  const track = useRef<HTMLUListElement>(null);
  return <ul ref={track} onKeyDown={useSlides(track, 3).onKeyDown} />;
}

/** Press the left arrow on the slides; return whether they take it from the browser. */
async function isTaken(keys: KeyboardEventInit): Promise<boolean> {
  unmount = await mount(<Slides />);
  const options = { key: "ArrowLeft", bubbles: true, cancelable: true, ...keys };
  return !document.querySelector("ul")?.dispatchEvent(new KeyboardEvent("keydown", options));
}

afterEach(() => unmount());

test("takes an arrow key", async () => {
  expect(await isTaken({})).toBe(true);
});

test.each(["altKey", "ctrlKey", "metaKey"])(
  "leaves an arrow with %s to the browser",
  async (key) => {
    expect(await isTaken({ [key]: true })).toBe(false);
  },
);
