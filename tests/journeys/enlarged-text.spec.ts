import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit, waitForScript } from "../fixtures/storefront.ts";
import { fillShipping, openCheckout } from "./checkout-form.ts";
import { openAdmin } from "./open-admin.ts";

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

/** Return the words of headings, paragraphs and column headers that begin on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.closest("main :is(h1, h2, h3, p, th)")) continue;
      // From the second letter: the first may be an initial, which is taller.
      for (const { 0: word, index } of node.nodeValue?.matchAll(/\p{L}{2,}/gu) ?? []) {
        range.setStart(node, index + 1);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test("breaks no word of normal size", async ({ page }) => {
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of PATHS) {
      await visit(page, `/es${path}`);
      await page.waitForLoadState("networkidle");
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, "products", "es");
  await expect(page.getByRole("columnheader", { name: "Cantidad" })).toBeVisible();
  expect(await brokenWords(page), "products of the admin").toEqual([]);
});
