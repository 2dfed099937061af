import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit, waitForScript } from "../fixtures/storefront.ts";
import { fillShipping, openCheckout } from "./checkout-form.ts";

test.use({ viewport: { width: 360, height: 740 } });

const PATHS = ["/", "/shop?q=nothing", "/orders", "/bag", "/checkout", "/confirmation"].concat(
  ["shipping-and-returns", "contact", "privacy", "terms", "accessibility"].map((p) => `/info/${p}`),
);

/** Expect that with text of 200 % the page does not scroll sideways. */
async function expectNoSidewaysScroll(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      { message: `${page.url()} scrolls sideways` },
    )
    .toBe(0);
}

for (const language of ["", "/es"]) {
  test(`scrolls no page of ${language || "/en"} sideways with text of 200 %`, async ({ page }) => {
    for (const path of PATHS) {
      await visit(page, language + path);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("scrolls neither checkout nor the receipt sideways with text of 200 %", async ({ page }) => {
  await openCheckout(page);
  await expectNoSidewaysScroll(page);
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  await waitForScript(page);
  await expectNoSidewaysScroll(page);
});
