// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { useReloadWhenRestored } from "./use-reload-when-restored.ts";

function Page() {
  useReloadWhenRestored();
  return null;
}

function showPage(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

test("loads the page again after a restore from the back/forward cache, and only then", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const unmount = await mount(<Page />);
  showPage(false);
  expect(reload).not.toHaveBeenCalled();
  showPage(true);
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  showPage(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
