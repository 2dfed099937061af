// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { lazyModule } from "./lazy-module.ts";
import { LazyPanel } from "./lazy-panel.tsx";
import { LoadErrorContext } from "./load-error-context.ts";
import { mount } from "./testing/mount.tsx";

test("closes a panel that cannot be loaded, and reports it", async () => {
  const module = lazyModule<() => null>(() => Promise.reject(new Error("offline")));
  const onOpenChange = vi.fn();
  const onLoadError = vi.fn();
  const unmount = await mount(
    <LoadErrorContext value={onLoadError}>
      <LazyPanel module={module} props={{ open: true, onOpenChange }} />
    </LoadErrorContext>,
  );
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onLoadError).toHaveBeenCalledOnce();
  unmount();
});
