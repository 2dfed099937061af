import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, VISITS, visit } from "../fixtures/storefront.ts";

const WORDS = {
  en: {
    path: "",
    title: "Recently viewed",
    clear: "Clear",
    cleared: "The products you viewed were cleared.",
    bag: "Shopping bag",
    scarf: "Silk Twill Scarf",
    belt: "Woven Leather Belt",
  },
  es: {
    path: "/es",
    title: "Vistos recientemente",
    clear: "Borrar",
    cleared: "Se borraron los productos que viste.",
    bag: "Bolsa de compras",
    scarf: "Pañuelo de sarga de seda",
    belt: "Cinturón de cuero trenzado",
  },
};

/** Observe the layout shifts of the page; those after input do not count. */
async function observeShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

for (const { screen, language, options } of VISITS) {
  const { [language]: words } = WORDS;

  test.describe(`products viewed last on ${screen}, language ${language}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

    test("stand below another product and in an empty bag and wishlist, until cleared", async ({
      page,
    }) => {
      const shiftOf = await observeShifts(page);
      const region = page.getByRole("region", { name: words.title });
      const names = region.getByRole("article").getByRole("heading");
      await visit(page, `${words.path}/products/silk-twill-scarf`);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expect(region).toHaveCount(0);

      await visit(page, `${words.path}/products/woven-leather-belt`);
      await region.scrollIntoViewIfNeeded();
      await expect(names).toHaveText([words.scarf]);
      expect(await shiftOf()).toBeLessThan(0.1);
      await expectNoViolations(page, "a product page with products viewed last");

      await visit(page, `${words.path}/wishlist`);
      await region.scrollIntoViewIfNeeded();
      await expect(names).toHaveText([words.belt, words.scarf]);
      await page.getByRole("button", { name: words.bag }).click();
      const bag = page.getByRole("dialog");
      await expect(bag.getByRole("article").getByRole("heading")).toHaveText([
        words.belt,
        words.scarf,
      ]);
      await expectNoViolations(page, "an empty bag with products viewed last");
      await bag.getByRole("link", { name: words.scarf }).click();
      await expect(page).toHaveURL(/\/products\/silk-twill-scarf$/);
      // The closing bag has the list, too.
      await expect(bag).toBeHidden();

      await region.getByRole("button", { name: words.clear }).press("Enter");
      await expect(page.getByText(words.cleared)).toBeFocused();
      await visit(page, `${words.path}/wishlist`);
      await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
      await expect(region).toHaveCount(0);
      await reload(page);
      await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
      await expect(region).toHaveCount(0);
    });
  });
}
