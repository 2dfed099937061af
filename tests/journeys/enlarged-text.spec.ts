import type { Page } from "@playwright/test";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, openQuickView, quickAdd, visit, waitForScript } from "../fixtures/storefront.ts";
import { fillShipping, openCheckout } from "./checkout-form.ts";
import { openAdmin } from "./open-admin.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Pages whose columns have little room for enlarged text. */
const REFLOWING = ["/", "/shop", "/products/silk-wrap-dress", "/orders", "/checkout"].concat(
  ["accessibility", "shipping-and-returns"].map((name) => `/info/${name}`),
);
const PATHS = [...REFLOWING, "/shop?q=nothing", "/bag", "/confirmation"].concat(
  ["size-guide", "contact", "privacy", "terms"].map((name) => `/info/${name}`),
);
/** Pages with the whole header. */
const WITH_BAG = ["/", "/shop", "/products/silk-wrap-dress", "/info/size-guide"];

/** Expect that with text of 200 % the page does not scroll sideways on a phone. */
async function expectNoSidewaysScroll(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        { message: `${page.url()} scrolls sideways at ${viewport.width} px` },
      )
      .toBe(0);
  }
}

test("scrolls neither checkout nor the receipt sideways with text of 200 %", async ({ page }) => {
  await openCheckout(page);
  await expectNoSidewaysScroll(page);
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: APPROVE_PAYMENT.en }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  await waitForScript(page);
  await expectNoSidewaysScroll(page);
});

/** Screens whose columns have little room for text of 200 %, and a laptop's at a zoom of 400 %. */
const SCREENS = [
  { width: 390, height: 844, fontSize: "32px" },
  { width: 768, height: 1024, fontSize: "32px" },
  { width: 1024, height: 768, fontSize: "32px" },
  { width: 1440, height: 900, fontSize: "32px" },
  { width: 320, height: 256, fontSize: "16px" },
];

/** Return what scrolls sideways, or has text wider than its own room, in the page or its open dialog. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [document.documentElement, ...document.querySelectorAll("[role=dialog]")];
    const texts = [...document.querySelectorAll("h2, h3, dt, button, label, [role=dialog] a")];
    return [...roots, ...texts]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** Expect that what is shown reflows on each of the screens. */
async function expectReflow(page: Page, shown: string) {
  for (const { fontSize, ...viewport } of SCREENS) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const at = `${shown} at ${viewport.width} px`;
    await expect.soft.poll(() => tooWide(page), { message: at, timeout: 5000 }).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

for (const language of ["", "/es"]) {
  test(`reflows the pages of ${language || "/en"} with text of 200 % and a zoom of 400 %`, async ({
    page,
  }) => {
    for (const path of PATHS) {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, language + path);
      await expectNoSidewaysScroll(page);
      if (WITH_BAG.includes(path)) {
        const bag = page.getByRole("banner").getByRole("button", { name: /^(Shopping bag|Bolsa)/ });
        await expect(bag, path).toBeInViewport({ ratio: 1 });
      }
      if (REFLOWING.includes(path)) await expectReflow(page, language + path);
    }
  });
}

test("reflows checkout and dialogs with text of 200 % and a zoom of 400 %", async ({ page }) => {
  await visit(page, "/shop?category=accessories");
  await quickAdd(page, "Italian Leather Handbag");
  const bag = await openBag(page);
  await expect(bag.getByRole("link", { name: "Italian Leather Handbag" })).toBeVisible();
  await expectReflow(page, "the bag");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  for (const name of ["Continue Shopping", /^Remove/]) {
    const button = bag.getByRole("button", { name });
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await visit(page, "/shop");
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expectReflow(page, "the filters");
  await visit(page, "/shop");
  await openQuickView(page, "Silk Wrap Dress");
  await expectReflow(page, "Quick View");
  await visit(page, "/products/silk-wrap-dress");
  await page.getByRole("main").getByRole("link", { name: "Size Guide", exact: true }).click();
  const guide = page.getByRole("dialog", { name: "Size Guide" });
  await expect(guide.getByRole("button", { name: "Find my size" })).toBeVisible();
  await expectReflow(page, "the size guide");
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectReflow(page, "the menu");
  await visit(page, "/checkout");
  await fillShipping(page);
  await expectReflow(page, "shipping");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
  await expectReflow(page, "payment");
});

/** Return the words of headings, paragraphs and column headers that begin on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.closest("main :is(h1, h2, h3, p, th, button)")) continue;
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

test("breaks no word of checkout with text of 200 % on a phone", async ({ page }) => {
  await visit(page, "/es/shop?category=accessories");
  await page.getByRole("button", { name: "Agregar: Cartera de cuero italiano" }).click();
  await visit(page, "/es/checkout");
  await expectNoSidewaysScroll(page);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
  }
});

test("breaks no word of normal size", async ({ page }) => {
  for (const path of PATHS) {
    await visit(page, `/es${path}`);
    await page.waitForLoadState("networkidle");
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, "products", "es");
  await expect(page.getByRole("columnheader", { name: "Cantidad" })).toBeVisible();
  expect(await brokenWords(page), "products of the admin").toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("button", { name: "Filtros" })).toBeVisible();
  expect(await brokenWords(page), "products of the admin on a phone").toEqual([]);
});
