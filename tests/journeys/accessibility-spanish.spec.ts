import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit, waitForScript } from "../fixtures/storefront.ts";

const PAGES = [
  "/es",
  "/es/shop",
  "/es/shop?category=dresses&size=38&min=900&max=100",
  "/es/products/velvet-evening-gown",
  "/es/products/silk-blouse",
  "/es/orders",
  "/es/checkout",
  "/es/confirmation",
  "/es/confirmation?id=7&status=failed",
  "/es/admin/reset",
  "/es/admin",
  ...["shipping-and-returns", "size-guide", "contact", "about", "privacy", "accessibility", "terms"]
    // Spanish is longer than English: where it would push a page out, it shows here.
    .map((name) => `/es/info/${name}`),
];

async function expectAtEase(page: Page, view: string) {
  await expectNoViolations(page, view);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${view} scrolls sideways`).toBe(0);
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`axe finds nothing in Spanish on ${screen}`, () => {
    test.use({ ...options, locale: "es-EC", contextOptions: { reducedMotion: "reduce" } });

    test("on every page", async ({ page }) => {
      for (const address of PAGES) {
        await visit(page, address);
        await expectAtEase(page, address);
      }
    });

    test("on everything that opens over a page", async ({ page }) => {
      await visit(page, "/es/shop?category=shoes");
      if (screen === "phone") {
        await page.getByRole("button", { name: "Menú" }).click();
        await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
        await expectAtEase(page, "the menu");
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Filtros" }).click();
      await expect(page.getByRole("combobox", { name: "Categoría" })).toBeVisible();
      await expectAtEase(page, "the filters");
      await visit(page, "/es/shop?category=shoes");
      const card = page.getByRole("article").filter({ hasText: "Mocasines" });
      await card.getByRole("button", { name: /^Vista rápida/ }).click();
      const view = page.getByRole("dialog").first();
      await view.getByRole("button", { name: "Agregar a la bolsa" }).click();
      await expect(view.getByRole("alert")).toBeVisible();
      await expectAtEase(page, "Quick View with its alert");
      await page.keyboard.press("Escape");
      await expect(view).toBeHidden();
      await card.getByRole("button", { name: /^Agregar: / }).click();
      await page.getByRole("banner").getByRole("button", { name: "Bolsa de compras" }).click();
      const bag = page.getByRole("dialog", { name: "Bolsa de compras" });
      await expect(bag).toBeVisible();
      await expectAtEase(page, "the bag");
      await bag.getByRole("button", { name: "Finalizar compra" }).click();
      await expect(page.getByRole("dialog", { name: "¿Lista para pagar?" })).toBeVisible();
      await expectAtEase(page, "the question before checkout");
      await page.goto("/es/checkout");
      await waitForScript(page);
      await page.getByRole("textbox", { name: "Correo electrónico" }).fill("nadie");
      await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Ana");
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectAtEase(page, "shipping with its problems");
    });
  });
}
