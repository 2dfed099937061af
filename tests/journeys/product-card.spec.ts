import { expect, test } from "../fixtures/shop-test.ts";
import {
  bagOf,
  listenForAdded,
  opacityOf,
  openBag,
  productCard,
  quickAdd,
  reload,
  SCREENS,
  visit,
} from "../fixtures/storefront.ts";

test("shows name, collection, prices, swatches and the number of further colors", async ({
  page,
}) => {
  await visit(page, "/shop");
  const gown = productCard(page, "Velvet Evening Gown");
  await expect(gown).toContainText("modern milan");
  await expect(gown).toContainText("$420.00");
  await expect(gown.getByText("$483.00 with IVA")).toBeVisible();
  await expect(gown.getByText("$495.00")).toHaveCSS("text-decoration-line", "line-through");
  await expect(gown).toContainText("Colors: Burgundy, Black");
  await expect(gown).not.toContainText("+");
  const turtleneck = productCard(page, "Merino Turtleneck");
  await expect(turtleneck).toContainText("Colors: Camel, Burgundy, Charcoal, Olive, Cream");
  const swatches = turtleneck.getByText("Colors: Camel").locator("..").locator("span[style]");
  await expect(swatches).toHaveCount(3);
  await expect(turtleneck).toContainText("+2");
  await expect(turtleneck.getByText(/^\$/)).toHaveText(["$135.00", "$155.25 with IVA"]);
  await expect(productCard(page, "Silk Twill Scarf")).not.toContainText("+");
});

test("shows one badge: Sold Out before Low Stock before New before Bestseller", async ({
  page,
  database,
}) => {
  const both = { is_new_arrival: true, is_bestseller: true };
  await database.addProduct("Badge First", { ...both, inventory_status: "sold-out" });
  await database.addProduct("Badge Second", { ...both, inventory_status: "low-stock" });
  await database.addProduct("Badge Third", both);
  await database.addProduct("Badge Fourth", { is_bestseller: true });
  await database.addProduct("Badge Fifth");
  await page.goto("/shop?q=badge");
  const badges = ["Sold Out", "Low Stock", "New", "Bestseller"];
  for (const [name, badge] of [
    ["Badge First", "Sold Out"],
    ["Badge Second", "Low Stock"],
    ["Badge Third", "New"],
    ["Badge Fourth", "Bestseller"],
    ["Badge Fifth", null],
  ] as const) {
    const card = productCard(page, name);
    for (const text of badges) {
      await expect(card.getByText(text, { exact: true })).toBeVisible({
        visible: text === badge,
      });
    }
  }
});

test("keeps the wishlist heart over a reload and on the product page", async ({ page }) => {
  await visit(page, "/shop?category=dresses");
  const heart = page.getByRole("button", { name: "Add Velvet Evening Gown to wishlist" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await reload(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await productCard(page, "Velvet Evening Gown")
    .getByRole("link", { name: "Velvet Evening Gown" })
    .click();
  await expect(page).toHaveURL(/\/products\/velvet-evening-gown$/);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await reload(page);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("adds the first size and color by Quick Add, which is hidden when sold out", async ({
  page,
}) => {
  await visit(page, "/shop?category=tops");
  const blouse = productCard(page, "Silk Blouse");
  await expect(blouse.getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(blouse.getByRole("button", { name: /Quick View/ })).toBeVisible();
  await expect(blouse.getByRole("button", { name: /Quick Add/ })).toBeHidden();
  const shirt = productCard(page, "Cotton Poplin Shirt");
  const added = await listenForAdded(shirt.getByRole("button", { name: /Quick Add/ }));
  await quickAdd(page, "Cotton Poplin Shirt");
  await added();
  await expect(bagOf(page)).toBeHidden();
  const line = (await openBag(page)).getByRole("listitem");
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("Size: XS");
  await expect(line).toContainText("Color: White");
  await expect(line.getByRole("spinbutton")).toHaveValue("1");
});

test("opens Quick View for a product without sizes", async ({ page, database }) => {
  await database.addProduct("Unsized Brooch", { sizes: [] });
  await visit(page, "/shop?q=unsized");
  await quickAdd(page, "Unsized Brooch");
  await expect(page.getByRole("dialog", { name: "Unsized Brooch" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Shopping bag", exact: true })).toBeHidden();
});

test("shows the second picture and the actions on hover and focus", async ({ page }) => {
  await visit(page, "/shop?category=outerwear");
  const card = productCard(page, "Wool Wrap Coat");
  const second = card.locator("img").nth(1);
  const quickAddButton = card.getByRole("button", { name: /Quick Add/ });
  await expect(card.locator("img")).toHaveCount(1);
  await card.hover();
  await expect.poll(() => opacityOf(second)).toBe(1);
  await expect.poll(() => opacityOf(quickAddButton)).toBe(1);
  await page.getByRole("heading", { name: "Outerwear" }).hover();
  await expect.poll(() => opacityOf(second)).toBe(0);
  await card.getByRole("link", { name: "Wool Wrap Coat" }).focus();
  await expect.poll(() => opacityOf(second)).toBe(1);
  await expect.poll(() => opacityOf(quickAddButton)).toBe(1);
});

test.describe("a card on touch", () => {
  test.use(SCREENS.phone);

  test("shows its actions without a hover", async ({ page }) => {
    await visit(page, "/shop?category=outerwear");
    const card = productCard(page, "Wool Wrap Coat");
    expect(await opacityOf(card.getByRole("button", { name: /Quick Add/ }))).toBe(1);
    expect(await opacityOf(card.getByRole("button", { name: /Quick View/ }))).toBe(1);
  });

  test("opens its page at once, without a view transition", async ({ page }) => {
    await visit(page, "/shop?category=outerwear");
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error("A view transition started");
      };
    });
    await productCard(page, "Wool Wrap Coat").getByRole("link", { name: "Wool Wrap Coat" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Wool Wrap Coat" })).toBeVisible();
  });
});

test("transitions a card's plate to the product page and back", async ({ page }) => {
  await page.addInitScript(() => {
    const plates: string[] = [];
    const note = () => {
      const named = Array.from(document.querySelectorAll("main *")).filter(
        (element) => getComputedStyle(element).viewTransitionName === "plate",
      );
      plates.push(named.map((element) => element.querySelector("img")?.alt).join(" and "));
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      note();
      const transition = start(change);
      transition.ready.then(note);
      return transition;
    };
    Object.assign(window, { plates });
  });
  const plates = () => page.evaluate(() => (window as Window & { plates?: string[] }).plates);
  await visit(page, "/shop");
  const plate = await productCard(page, "Silk Wrap Dress").getByRole("img").getAttribute("alt");
  await productCard(page, "Silk Wrap Dress").getByRole("link", { name: "Silk Wrap Dress" }).click();
  await expect.poll(plates).toEqual([plate, plate]);
  await page.goBack();
  await expect.poll(plates).toEqual([plate, plate, plate, plate]);
});
