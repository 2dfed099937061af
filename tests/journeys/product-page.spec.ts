import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, SCREENS, visit } from "../fixtures/storefront.ts";

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`a product's page on ${screen}`, () => {
    test.use(options);

    test("has its own address, title, breadcrumbs, facts and related pieces", async ({ page }) => {
      await visit(page, "/products/silk-wrap-dress");
      await expect(page).toHaveTitle("Silk Wrap Dress · Gemma Luce");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Silk Wrap Dress");
      await expect(main).toContainText("$245.00");
      await expect(main).toContainText("heavy silk crêpe from Como");
      const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
      await expect(crumbs.getByRole("listitem")).toHaveText([
        "Home",
        "Shop",
        "dresses",
        "Silk Wrap Dress",
      ]);
      const related = page.getByRole("region", { name: "From the same collection" });
      await expect(related.getByRole("article")).toHaveCount(4);
      for (const card of await related.getByRole("article").all()) {
        await expect(card).toContainText("la dolce vita");
        await expect(card).not.toContainText("Silk Wrap Dress");
      }
      await related.getByRole("link", { name: "Pleated Midi Dress" }).click();
      await expect(page).toHaveTitle("Pleated Midi Dress · Gemma Luce");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Pleated Midi Dress");
      await crumbs.getByRole("link", { name: "dresses" }).click();
      await expect(page).toHaveURL(/\/shop\?category=dresses$/);
    });

    test("shares one heart with Quick View: gallery, pickers, stepper, Add to Bag", async ({
      page,
    }) => {
      await visit(page, "/products/suede-ankle-boots");
      const main = page.getByRole("main");
      await expect(
        main.getByRole("img", { name: "Suede Ankle Boots, picture 1 of 2" }),
      ).toBeVisible();
      await main.getByRole("button", { name: "Show picture 2 of 2" }).click();
      await expect(
        main.getByRole("img", { name: "Suede Ankle Boots, picture 2 of 2" }),
      ).toBeVisible();
      await expect(main).toContainText("11 in stock and ready to ship");
      await expect(main.getByRole("radio", { name: "35" })).toBeDisabled();
      await main.getByRole("button", { name: "Add to Bag" }).click();
      await expect(main.getByRole("alert")).toHaveText("Please select size and color");
      await main.getByRole("radio", { name: "38" }).check();
      await main.getByRole("radio", { name: "Camel" }).check();
      await expect(main).toContainText("2 in stock and ready to ship");
      await main.getByRole("button", { name: "Increase quantity" }).click();
      await expect(main.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
      await main.getByRole("button", { name: "Add to Bag" }).click();
      await expect(bagOf(page).getByRole("listitem")).toContainText("Size: 38");
      await expect(bagOf(page)).toContainText("$550.00");
    });
  });
}

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("goes to the device's own share sheet where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => {
        document.title = `shared ${what?.title} ${what?.url}`;
      };
    });
    await visit(page, "/products/silk-wrap-dress");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(/^shared Silk Wrap Dress http.*\/products\/silk-wrap-dress$/);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });

  test("falls back to a copied link and WhatsApp", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    await visit(page, "/products/silk-wrap-dress");
    await page.getByRole("button", { name: "Share" }).click();
    const whatsapp = page.getByRole("link", { name: "Share on WhatsApp" });
    const address = new URL((await whatsapp.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://wa.me");
    expect(address.searchParams.get("text")).toBe(`Silk Wrap Dress ${page.url()}`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  });
});
