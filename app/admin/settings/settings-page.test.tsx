// @vitest-environment happy-dom

import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { settings } from "#app/settings.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { SettingsPage } from "./settings-page.tsx";

let unmount = () => {};
afterEach(() => unmount());

test("names where notices to the owner go, and how a password is changed", async () => {
  const error = new ShopError("UNAVAILABLE", "Down.");
  const channels = new Promise<never>(() => {});
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <SettingsPage value={null} error={error} channels={channels} />,
    },
  ]);
  unmount = await mount(<Stub />);
  expect(document.body.textContent).toContain(`Notices to you go to ${settings.staffEmail}`);
  expect(document.body.textContent).toContain("choose “Forgot credentials?”");
});
