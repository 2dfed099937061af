import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, SCREENS, visit, waitForScript } from "../fixtures/storefront.ts";

const PAGES = [
  "/es",
  "/es/shop",
  "/es/shop?category=dresses&size=38&min=900&max=100",
  "/es/products/velvet-evening-gown",
  "/es/products/silk-blouse",
  "/es/orders",
  "/es/bag",
  "/es/checkout",
  "/es/confirmation",
  "/es/confirmation?id=7&status=failed",
  ...["shipping-and-returns", "size-guide", "contact", "about", "privacy", "accessibility", "terms"]
    // Spanish texts are longer, so that an overflow shows here first.
    .map((name) => `/es/info/${name}`),
];

/** The owner's pages, which accessibility.spec.ts leaves out. */
const OWNER_PAGES = ["/es/admin/reset", "/es/admin"];

async function expectNoOverflow(page: Page, view: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${view} scrolls sideways`).toBe(0);
}

/** Fail on a violation or a sideways scroll at the width of a phone or of a desktop. `onDesktop` runs first in the wide window. */
async function expectAccessible(page: Page, view: string, onDesktop?: () => Promise<void>) {
  await expectNoViolations(page, view);
  await expectNoOverflow(page, view);
  await page.setViewportSize(SCREENS.desktop.viewport);
  await onDesktop?.();
  await expectNoViolations(page, `${view} on a desktop`);
  await expectNoOverflow(page, `${view} on a desktop`);
  await page.setViewportSize(SCREENS.phone.viewport);
}

test.describe("has no accessibility violations in Spanish", () => {
  test.use({ ...SCREENS.phone, locale: "es-EC", contextOptions: { reducedMotion: "reduce" } });

  test("on every page", async ({ page }) => {
    for (const path of [...PAGES, ...OWNER_PAGES]) {
      await visit(page, path);
      await expectAccessible(page, path);
    }
  });

  test("in dialogs, sheets and alerts", async ({ page }) => {
    await visit(page, "/es/shop?category=shoes");
    await page.getByRole("button", { name: "Menú" }).click();
    await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
    await expectNoViolations(page, "the menu");
    await expectNoOverflow(page, "the menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Filtros" }).click();
    const category = page.getByRole("combobox", { name: "Categoría" });
    await expect(category).toBeVisible();
    await expectAccessible(page, "the filters", () =>
      expect(
        page.getByRole("complementary").getByRole("combobox", { name: "Categoría" }),
      ).toBeVisible(),
    );
    await visit(page, "/es/shop?category=shoes");
    const card = page.getByRole("article").filter({ hasText: "Mocasines" });
    await card.getByRole("button", { name: /^Vista rápida/ }).click();
    const view = page.getByRole("dialog").first();
    await view.getByRole("button", { name: "Agregar a la bolsa" }).click();
    await expect(view.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "Quick View with its alert");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await card.getByRole("button", { name: /^Agregar: / }).click();
    await page.getByRole("banner").getByRole("button", { name: "Bolsa de compras" }).click();
    const bag = page.getByRole("dialog", { name: "Bolsa de compras" });
    await expect(bag).toBeVisible();
    await expectAccessible(page, "the bag");
    await bag.getByRole("button", { name: "Finalizar compra" }).click();
    await expect(page.getByRole("dialog", { name: "¿Pasamos al pago?" })).toBeVisible();
    await expectAccessible(page, "the confirm dialog");
    await page.goto("/es/checkout");
    await waitForScript(page);
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill("nadie");
    await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Ana");
    await expect(page.getByText("Revisa el correo")).toBeVisible();
    await expectAccessible(page, "shipping with its warnings");
  });

  test("in a changed bag and the share panels", async ({ page, database }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    const deleted = await database.addProduct("Audited Deleted");
    const repriced = await database.addProduct("Audited Repriced");
    await visit(page, "/es/shop?q=audited");
    for (const name of ["Audited Deleted", "Audited Repriced"]) {
      await page.getByRole("button", { name: `Agregar: ${name}` }).click();
    }
    await database.remove(`products?id=eq.${deleted.id}`);
    await database.change(`products?id=eq.${repriced.id}`, { price: 80 });
    await reload(page);
    await page.getByRole("banner").getByRole("button", { name: "Bolsa de compras" }).click();
    const bag = page.getByRole("dialog", { name: "Bolsa de compras" });
    await expect(bag).toContainText("Ya no está disponible. Quita este artículo para continuar.");
    await expect(bag).toContainText("El precio cambió de $50.00 a $80.00");
    await bag.getByRole("button", { name: "Finalizar compra" }).click();
    await expect(bag.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "a bag with notices");
    await bag.getByRole("button", { name: "Compartir esta bolsa" }).click();
    await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeVisible();
    await expectAccessible(page, "the share panel of a bag");

    await visit(page, "/es/products/velvet-evening-gown");
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeVisible();
    await expectAccessible(page, "the share panel of a product");
  });
});
