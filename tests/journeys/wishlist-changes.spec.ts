import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openQuickView, VISITS, visit } from "../fixtures/storefront.ts";

const WORDS = {
  en: {
    path: "",
    heart: "Add Longed Coat to wishlist",
    counted: "Wishlist, 1 product",
    link: "Wishlist",
    menu: "Menu",
    now: "Now $40.00, $50.00 when you saved it",
    size: "Size",
    move: "Move to Bag: Longed Coat",
    undo: "Undo",
    bag: "Shopping bag, 1 item",
    share: "Share this wishlist",
    copy: "Copy link",
    shared: "A wishlist was shared with you",
    saveAll: "Save all",
    saved: "All saved",
    mine: "See my wishlist",
    broken: "Nothing in this wishlist is available any more.",
  },
  es: {
    path: "/es",
    heart: "Agregar Longed Coat a tu lista de deseos",
    counted: "Lista de deseos, 1 producto",
    link: "Lista de deseos",
    menu: "Menú",
    now: "Ahora $40.00; $50.00 cuando lo guardaste",
    size: "Talla",
    move: "Pasar a la bolsa: Longed Coat",
    undo: "Deshacer",
    bag: "Bolsa de compras, 1 artículo",
    share: "Compartir esta lista",
    copy: "Copiar enlace",
    shared: "Compartieron una lista de deseos contigo",
    saveAll: "Guardar todo",
    saved: "Todo guardado",
    mine: "Ver mi lista de deseos",
    broken: "Ya no queda nada disponible de esta lista.",
  },
};

const main = (page: Page) => page.getByRole("main");
const names = (page: Page) => main(page).getByRole("article").getByRole("heading");

for (const { screen, language, options } of VISITS) {
  const { [language]: words } = WORDS;

  test.describe(`a wishlist over time on ${screen}, language ${language}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

    test("remembers the size, tells what changed, and moves it to the bag with undo", async ({
      page,
      database,
    }) => {
      const coat = await database.addProduct("Longed Coat", { sizes: ["S", "M"] });
      const inQuickView = screen === "desktop";
      await visit(page, `${words.path}/${inQuickView ? "shop?q=longed" : "products/longed-coat"}`);
      const scope = inQuickView ? await openQuickView(page, "Longed Coat") : main(page);
      await scope.getByText("M", { exact: true }).click();
      await scope.getByRole("button", { name: words.heart }).click();
      if (inQuickView) await page.keyboard.press("Escape");
      await database.change(`products?id=eq.${coat.id}`, { price: 40 });

      const header = page.getByRole("banner");
      if (screen === "phone") {
        await header.getByRole("button", { name: words.menu }).click();
        const link = page.getByRole("dialog").getByRole("link", { name: words.link });
        await expect(link).toHaveText(`${words.link}(1)`);
        await link.click();
      } else {
        await header.getByRole("link", { name: words.counted }).click();
      }
      await expect(main(page).getByText(words.now)).toBeVisible();
      await expect(main(page).getByLabel(words.size)).toHaveValue("M");
      await expectNoViolations(page, "a wishlist with a changed price");

      const move = main(page).getByRole("button", { name: words.move });
      await move.press("Enter");
      await expect(main(page).getByRole("button", { name: words.undo })).toBeFocused();
      await expect(header.getByRole("button", { name: words.bag })).toBeVisible();
      await expectNoViolations(page, "a product moved to the bag");
      await page.keyboard.press("Enter");
      await expect(move).toBeFocused();
      await expect(header.getByRole("button", { name: words.bag })).toHaveCount(0);
      await move.click();
      await header.getByRole("button", { name: words.bag }).click();
      await expect(page.getByRole("dialog").getByText(`${words.size}: M`)).toBeVisible();
    });

    test("is shared as a link that saves its products, also a broken one", async ({
      page,
      browser,
      database,
      baseURL,
    }) => {
      await database.addProduct("Longed Coat", { sizes: ["S", "M"] });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "share", { value: undefined });
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
        });
      });
      await visit(page, `${words.path}/products/longed-coat`);
      await main(page).getByText("M", { exact: true }).click();
      await main(page).getByRole("button", { name: words.heart }).click();
      await visit(page, `${words.path}/wishlist`);
      await main(page).getByRole("button", { name: words.share }).click();
      await page.getByRole("button", { name: words.copy }).click();
      const copied = () => page.evaluate(() => (window as { copied?: string }).copied ?? "");
      await expect.poll(copied).toContain(`${words.path}/wishlist/shared?wish=`);

      const context = await browser.newContext({ ...options, baseURL, serviceWorkers: "block" });
      const friend = await context.newPage();
      await visit(friend, await copied());
      await expect(friend.getByRole("heading", { level: 1 })).toHaveText(words.shared);
      await expect(names(friend)).toHaveText(["Longed Coat"]);
      await expectNoViolations(friend, "a shared wishlist");
      await main(friend).getByRole("button", { name: words.saveAll }).click();
      await expect(main(friend).getByRole("button", { name: words.saved })).toBeDisabled();
      await main(friend).getByRole("link", { name: words.mine }).click();
      await expect(names(friend)).toHaveText(["Longed Coat"]);
      await expect(main(friend).getByLabel(words.size)).toHaveValue("M");
      await visit(friend, `${words.path}/wishlist/shared?wish=<script>&wish=${"x".repeat(3000)}`);
      await expect(main(friend)).toContainText(words.broken);
      await context.close();
    });
  });
}
