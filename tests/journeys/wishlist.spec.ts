import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { productCard, reload, VISITS, visit } from "../fixtures/storefront.ts";

const WORDS = {
  en: {
    path: "",
    title: "Wishlist",
    heart: (name: string) => `Add ${name} to wishlist`,
    two: "2 products",
    one: "1 product",
    unavailable: "1 product is no longer available",
    empty: "Your wishlist is empty.",
    shop: "Browse the shop",
  },
  es: {
    path: "/es",
    title: "Lista de deseos",
    heart: (name: string) => `Agregar ${name} a tu lista de deseos`,
    two: "2 productos",
    one: "1 producto",
    unavailable: "1 producto ya no está disponible",
    empty: "Tu lista de deseos está vacía.",
    shop: "Ver la tienda",
  },
};

const main = (page: Page) => page.getByRole("main");
const names = (page: Page) => main(page).getByRole("article").getByRole("heading");

/** Open the wishlist from the phone's menu, or from the footer. */
async function openWishlist(page: Page, screen: string, title: string) {
  if (screen === "phone") await page.getByRole("button", { name: /^Men[uú]$/ }).click();
  const scope = screen === "phone" ? page.getByRole("dialog") : page.getByRole("contentinfo");
  await scope.getByRole("link", { name: title }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
}

for (const { screen, language, options } of VISITS) {
  const { [language]: words } = WORDS;

  test.describe(`the wishlist on ${screen}, language ${language}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

    test("shows the products of the hearts, and leaves out those no longer sold", async ({
      page,
      database,
    }) => {
      await database.addProduct("Wished Scarf");
      const shawl = await database.addProduct("Wished Shawl");
      const heart = (name: string) =>
        main(page).getByRole("button", { name: words.heart(name), exact: true });
      await visit(page, `${words.path}/shop?q=wished`);
      for (const name of ["Wished Scarf", "Wished Shawl"]) {
        await heart(name).click();
        await expect(heart(name)).toHaveAttribute("aria-pressed", "true");
      }
      await openWishlist(page, screen, words.title);
      await expect(names(page)).toHaveText(["Wished Shawl", "Wished Scarf"]);
      await expect(main(page).getByText(words.two, { exact: true })).toBeVisible();
      await expectNoViolations(page, "the wishlist");

      await database.change(`products?id=eq.${shawl.id}`, { is_draft: true });
      await reload(page);
      await expect(names(page)).toHaveText(["Wished Scarf"]);
      await expect(main(page)).toContainText(words.unavailable);
      await expectNoViolations(page, "a wishlist with an unavailable product");
    });

    test("removes a product by its heart, and leads from an empty list to the shop", async ({
      page,
    }) => {
      await visit(page, "/shop?category=accessories");
      for (const name of ["Silk Twill Scarf", "Woven Leather Belt"]) {
        await productCard(page, name)
          .getByRole("button", { name: WORDS.en.heart(name) })
          .click();
      }
      await visit(page, `${words.path}/wishlist`);
      const hearts = main(page).getByRole("button", { pressed: true });
      await expect(hearts).toHaveCount(2);
      await hearts.first().click();
      await expect(hearts).toHaveCount(1);
      await expect(main(page).getByText(words.one, { exact: true })).toBeFocused();
      await hearts.press("Enter");
      const empty = main(page).getByText(words.empty);
      await expect(empty).toBeFocused();
      await expectNoViolations(page, "an empty wishlist");
      await reload(page);
      await expect(empty).toBeVisible();
      await main(page).getByRole("link", { name: words.shop }).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}/shop$`));
    });
  });
}

test("has no horizontal scroll, and no violations on a tablet", async ({ page }) => {
  await visit(page, "/shop?category=shoes");
  const hearts = main(page).getByRole("button", { name: /wishlist$/ });
  for (const heart of await hearts.all()) await heart.click();
  await visit(page, "/wishlist");
  await expect(names(page).first()).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `at ${width} pixels`).toBe(0);
    if (width === 768) await expectNoViolations(page, "the wishlist on a tablet");
  }
});

test("tells search engines not to list it, and shoppers without script what it needs", async ({
  request,
}) => {
  const english = await (await request.get("/wishlist")).text();
  expect(english).toContain('<meta name="robots" content="noindex"/>');
  expect(english).toMatch(/<noscript>.*To see your wishlist, please turn on JavaScript\./s);
  const spanish = await (await request.get("/es/wishlist")).text();
  expect(spanish).toMatch(/<noscript>.*Para ver tu lista de deseos, activa JavaScript/s);
});
