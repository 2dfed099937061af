import { expectNoViolations, expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import {
  bagOf,
  openBag,
  openQuickView,
  quickAdd,
  reload,
  SCREENS,
  visit,
} from "../fixtures/storefront.ts";

const INFO_PAGES = [
  "shipping-and-returns",
  "size-guide",
  "contact",
  "about",
  "privacy",
  "terms",
  "accessibility",
];

// Both widths in windows of a desktop; accessibility-spanish.spec.ts looks at them on a phone.
test.describe("has no accessibility violations", () => {
  // A color has too little contrast during a fade.
  test.use({ ...SCREENS.desktop, contextOptions: { reducedMotion: "reduce" } });

  test("on home and its menu", async ({ page }) => {
    await visit(page, "/");
    await expectNoViolationsOnScreens(page, "home");
    await page.evaluate(() => window.scrollTo(0, 400));
    await expectNoViolationsOnScreens(page, "home, scrolled");
    await page.setViewportSize(SCREENS.phone.viewport);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNoViolations(page, "the menu");
  });

  test("on Quick View, its alert and the bag in every state", async ({ page }) => {
    await visit(page, "/shop?category=shoes");
    await openBag(page);
    await expect(bagOf(page)).toContainText("Your bag is empty");
    await expectNoViolationsOnScreens(page, "the empty bag");
    await bagOf(page).getByRole("button", { name: "Close" }).click();
    await expect(bagOf(page)).toBeHidden();
    const view = await openQuickView(page, "Suede Ankle Boots");
    await expect(view.getByRole("radio", { name: "35" })).toBeDisabled();
    await view.getByRole("button", { name: "Add to Bag" }).click();
    await expect(view.getByRole("alert")).toBeVisible();
    await expectNoViolationsOnScreens(page, "Quick View with its alert");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await quickAdd(page, "Suede Ankle Boots", "Italian Leather Loafers", "Woven Espadrilles");
    const bag = await openBag(page);
    await expectNoViolationsOnScreens(page, "the bag");
    // Undo expires before both widths are looked at.
    await bag.getByRole("button", { name: /^Remove Woven Espadrilles/ }).click();
    await expectNoViolations(page, "the bag with Undo");
    await page.setViewportSize(SCREENS.phone.viewport);
    await bag.getByRole("button", { name: /^Remove Suede Ankle Boots/ }).click();
    await expectNoViolations(page, "the bag with Undo on a phone");
    await page.setViewportSize(SCREENS.desktop.viewport);
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    await expect(page.getByRole("dialog", { name: "Ready to Checkout?" })).toBeVisible();
    await expectNoViolationsOnScreens(page, "Ready to Checkout?");
  });

  test("on checkout, from the empty cart to the payment", async ({ page }) => {
    await visit(page, "/checkout");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await expectNoViolationsOnScreens(page, "the empty cart");
    await visit(page, "/shop?category=accessories");
    await quickAdd(page, "Woven Leather Belt");
    await visit(page, "/checkout");
    const field = (name: string) => page.getByLabel(name);
    await field("Email").fill("nobody");
    await field("Phone").fill("1");
    await field("First Name").fill("Ana");
    await expect(page.getByText("Please check this email address")).toBeVisible();
    await expectNoViolationsOnScreens(page, "shipping with its warnings");
    await field("Email").fill("axe@example.com");
    await field("Phone").fill("0991234567");
    await field("Last Name").fill("Vega");
    await field("Address").fill("Calle Larga 1");
    await field("City").fill("Cuenca");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
    await expectNoViolationsOnScreens(page, "payment");
    await page.getByRole("button", { name: APPROVE_PAYMENT.en }).click();
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    await expectNoViolationsOnScreens(page, "the receipt");
  });

  test("on every Payment Error and Order Not Found", async ({ page }) => {
    for (const query of ["", "?id=7&status=failed", "?id=7&clientTransactionId=GL-none"]) {
      await page.goto(`/confirmation${query}`);
      await expect(page.getByRole("link", { name: "Return to Store" })).toBeVisible();
      await expectNoViolationsOnScreens(page, `confirmation ${query}`);
    }
  });

  test("on the shop, its filters and its empty result", async ({ page }) => {
    await visit(page, "/shop");
    await expectNoViolationsOnScreens(page, "the shop");
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("combobox", { name: "Category" })).toBeVisible();
    await expectNoViolations(page, "the filter panel");
    await visit(page, "/shop?category=dresses&size=38&min=900&max=100");
    await expectNoViolationsOnScreens(page, "nothing found");
  });

  test("on a bag with deleted and repriced items", async ({ page, database }) => {
    const deleted = await database.addProduct("Audited Deleted");
    const repriced = await database.addProduct("Audited Repriced");
    await visit(page, "/shop?q=audited");
    await quickAdd(page, "Audited Deleted", "Audited Repriced");
    await database.remove(`products?id=eq.${deleted.id}`);
    await database.change(`products?id=eq.${repriced.id}`, { price: 80 });
    await reload(page);
    const bag = await openBag(page);
    await expect(bag).toContainText("No longer available.");
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    await expect(bag.getByRole("alert")).toBeVisible();
    await expectNoViolationsOnScreens(page, "a bag with notices");
  });

  test("on a product's page and its share panel", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    for (const slug of ["velvet-evening-gown", "silk-blouse"]) {
      await visit(page, `/products/${slug}`);
      await expectNoViolationsOnScreens(page, slug);
    }
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
    await expectNoViolations(page, "the share panel");
  });

  test("on the info pages", async ({ page }) => {
    for (const name of INFO_PAGES) {
      await page.goto(`/info/${name}`);
      await expectNoViolationsOnScreens(page, name);
    }
  });
});

test.describe("error pages", () => {
  // The browser itself reports a page with status 404 or 410.
  test.use({ ...SCREENS.desktop, expectedConsoleErrors: [/status of (404|410)/] });

  test("have no violations in either language", async ({ page, database }) => {
    const deleted = await database.addProduct("Audited Farewell");
    await database.remove(`products?id=eq.${deleted.id}`);
    for (const path of ["/nowhere", "/es/nowhere", "/products/", "/es/products/"]) {
      const status = path.endsWith("/") ? 410 : 404;
      const response = await page.goto(status === 410 ? path + deleted.slug : path);
      expect(response?.status()).toBe(status);
      await expectNoViolationsOnScreens(page, `${status} at ${path}`);
    }
  });
});
