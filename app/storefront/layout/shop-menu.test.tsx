// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { closeShopMenu, SHOP_MENU_ID, ShopMenuButton } from "./shop-menu.tsx";

test("opens and closes the menu in browsers without popovers, as in Chrome before 114", async () => {
  const unmount = await mount(
    <>
      <ShopMenuButton />
      <nav id={SHOP_MENU_ID} />
    </>,
  );
  const button = document.querySelector("button");
  const isOpen = () => document.querySelector("nav")?.hasAttribute("open");
  button?.click();
  expect(isOpen()).toBe(true);
  button?.click();
  expect(isOpen()).toBe(false);
  button?.click();
  closeShopMenu();
  expect(isOpen()).toBe(false);
  unmount();
});
