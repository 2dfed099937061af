// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ShopDeadline } from "./shop-deadline.tsx";
import { mount } from "./testing/mount.tsx";

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

test.each([
  ["mainland Ecuador", 300, "Nov 26, 2026, 7:47 PM"],
  ["the Galápagos", 360, "Nov 26, 2026, 7:47 PM (Ecuador, GMT-5)"],
])("shows the end of a hold on a device in %s", async (_where, offset, text) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  const Component = () => <ShopDeadline iso="2026-11-27T00:47:00Z" />;
  const router = createMemoryRouter([{ path: "/", Component }]);
  unmount = await mount(<RouterProvider router={router} />);
  expect(document.body.textContent?.replaceAll(/\s/g, " ")).toBe(text);
});
