// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "./testing/mount.tsx";
import { useCopy } from "./use-copy.ts";

function Copy() {
  const { outcome, copy } = useCopy();
  return (
    <button type="button" onClick={() => void copy("a text")}>
      {outcome}
    </button>
  );
}

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

async function outcomeWith(clipboard: unknown) {
  vi.stubGlobal("navigator", { clipboard });
  unmount = await mount(<Copy />);
  const button = document.querySelector("button");
  await act(async () => button?.click());
  return button?.textContent;
}

test("tells whether the text was copied", async () => {
  const writeText = vi.fn(async () => {});
  expect(await outcomeWith({ writeText })).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("a text");
});

test("fails where the clipboard cannot be written, or is missing in an insecure context", async () => {
  expect(await outcomeWith({ writeText: () => Promise.reject(new Error("denied")) })).toBe(
    "failed",
  );
  unmount();
  expect(await outcomeWith(undefined)).toBe("failed");
});
