// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "./testing/mount.tsx";
import { useCloseRequest } from "./use-close-request.ts";

const made: Watcher[] = [];

class Watcher {
  onclose = () => {};
  destroy = vi.fn();
  constructor() {
    made.push(this);
  }
}

const onOpenChange = vi.fn();

function Overlay({ open }: { open: boolean }) {
  useCloseRequest(open, onOpenChange);
  return null;
}

afterEach(() => {
  made.length = 0;
  onOpenChange.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])("waits for Back: open %s, on Android %s: %i", async (open, isAndroid, count) => {
  vi.stubGlobal("CloseWatcher", Watcher);
  vi.stubGlobal("navigator", { userAgent: isAndroid ? "Linux; Android 10; K" : "X11; Linux" });
  const unmount = await mount(<Overlay open={open} />);
  expect(made).toHaveLength(count);
  const [watcher] = made;
  await act(async () => watcher?.onclose());
  expect(onOpenChange.mock.calls).toEqual(count ? [[false]] : []);
  // The dialog stays open: it waits for the next one.
  expect(made).toHaveLength(2 * count);
  unmount();
  expect(made.at(-1)?.destroy.mock.calls.length ?? 0).toBe(count);
});
