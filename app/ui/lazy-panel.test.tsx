// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { lazyModule } from "./lazy-module.ts";
import { LazyPanel } from "./lazy-panel.tsx";
import { LoadErrorContext } from "./load-error-context.ts";
import { LOAD_FAILURE_ID } from "./load-failure.ts";
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

test("shows the notice of the page until a panel is loaded", async () => {
  const Panel = () => null;
  const importPanel = vi.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new Error("lost"));
  const module = lazyModule(importPanel);
  document.body.innerHTML = `<p id="${LOAD_FAILURE_ID}" hidden></p>`;
  const notice = document.querySelector("p");
  const panel = <LazyPanel module={module} props={{ open: true, onOpenChange: () => {} }} />;
  (await mount(panel))();
  expect(notice?.hidden).toBe(false);
  (await mount(panel))();
  expect(notice?.hidden).toBe(true);
});
