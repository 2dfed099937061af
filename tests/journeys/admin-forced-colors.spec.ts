import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const lineBelow = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).borderBottomColor);

test("shows the current tab and what is pressed", async ({ page }) => {
  await openAdmin(page, "reviews");
  for (const [name, current, other] of [
    ["Dashboard", "Reviews", "Discounts"],
    ["Reviews by state", "To read", "Published"],
  ] as const) {
    const links = page.getByRole("navigation", { name });
    const [shown, hidden] = [
      await lineBelow(links.getByRole("link", { name: current })),
      await lineBelow(links.getByRole("link", { name: other })),
    ];
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(shown, `below ${current}`).not.toBe(paper);
    expect(hidden, `below ${other}`).toBe(paper);
  }

  await page.getByRole("link", { name: "Products", exact: true }).click();
  await rowOf(page, "Silk Wrap Dress").getByRole("button", { name: /^Edit/ }).click();
  const presets = page.getByRole("group", { name: "Size presets" });
  const backgroundOf = (isPressed: boolean) =>
    presets
      .getByRole("button", { pressed: isPressed })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await backgroundOf(true)).not.toBe(await backgroundOf(false));
});
