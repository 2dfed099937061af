import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { OWNER } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";

/** What the desk is called in each language, as far as the walk through it needs it. */
const DESKS = {
  English: {
    start: "",
    door: "Admin Dashboard Access",
    username: "Username",
    password: "Password",
    signIn: "Sign In",
    edit: "Edit Suede Ankle Boots",
    editor: "Edit Product",
    pairQuantity: "Quantity of 38 Camel",
    importFile: "Import CSV",
    preview: "Import Products",
    refused: "Refused: Price:",
    undo: "Undo",
    taxonomy: "Categories & Collections",
    collections: "Collections",
    remove: (name: string) => `Delete ${name}`,
    losing: /products will lose it/,
    cancel: "Cancel",
    orders: /^Orders/,
    history: "History",
    slip: "Packing Slip",
  },
  Spanish: {
    start: "/es",
    door: "Acceso al panel de administración",
    username: "Usuario",
    password: "Contraseña",
    signIn: "Iniciar sesión",
    edit: "Editar Suede Ankle Boots",
    editor: "Editar producto",
    pairQuantity: "Cantidad de 38 Camel",
    importFile: "Importar CSV",
    preview: "Importar productos",
    refused: "Rechazado: Precio:",
    undo: "Deshacer",
    taxonomy: "Categorías y colecciones",
    collections: "Colecciones",
    remove: (name: string) => `Eliminar ${name}`,
    losing: /productos la perderán/,
    cancel: "Cancelar",
    orders: /^Pedidos/,
    history: "Historial",
    slip: "Guía de empaque",
  },
};

async function expectToFit(page: Page, view: string) {
  await expectNoViolations(page, view);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${view}`).toBe(0);
}

async function lookAtTheDoor(page: Page, desk: typeof DESKS.English) {
  await page.goto(`${desk.start}/admin`);
  await expect(page.getByRole("heading", { name: desk.door })).toBeVisible();
  await expectToFit(page, "the door");
  await page.getByLabel(desk.username).fill(OWNER.username);
  await page.getByLabel(desk.password).fill(OWNER.password);
  await page.getByRole("button", { name: desk.signIn }).click();
  await expect(page.getByRole("table")).toBeVisible();
}

async function lookAtProducts(page: Page, desk: typeof DESKS.English) {
  await expectToFit(page, "products");
  await page.getByRole("button", { name: desk.edit }).click();
  const modal = page.getByRole("dialog", { name: desk.editor });
  await expect(modal.getByLabel(desk.pairQuantity)).toHaveValue("2");
  await expectToFit(page, "the product modal");
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await page.getByLabel(desk.importFile).setInputFiles({
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("name,description,price\nAudited,Silk,10\nBroken,Silk,minus"),
  });
  const preview = page.getByRole("dialog", { name: desk.preview });
  await expect(preview.getByRole("row").nth(2)).toContainText(desk.refused);
  await expectToFit(page, "the preview of an import");
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await page.getByRole("button", { name: desk.remove("Audited Shawl") }).click();
  await expect(page.getByRole("button", { name: desk.undo })).toBeVisible();
  await expectToFit(page, "a deletion and its Undo");
}

async function lookAtTaxonomy(page: Page, desk: typeof DESKS.English) {
  await page.getByRole("link", { name: desk.taxonomy }).click();
  await expect(page.getByRole("region", { name: desk.collections })).toBeVisible();
  await expectToFit(page, "categories and collections");
  for (const name of ["Tops", "Modern Milan"]) {
    await page.getByRole("button", { name: desk.remove(name) }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText(desk.losing);
    await expectToFit(page, `the question before ${name} is deleted`);
    await question.getByRole("button", { name: desk.cancel }).click();
    await expect(question).toBeHidden();
  }
}

async function lookAtOrders(page: Page, desk: typeof DESKS.English) {
  await page.getByRole("link", { name: desk.orders }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectToFit(page, "orders");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { name: desk.history })).toBeVisible();
  await expectToFit(page, "an order");
  await page.getByRole("link", { name: desk.slip }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await expectToFit(page, "the packing slip");
}

for (const [language, desk] of Object.entries(DESKS)) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`the admin in ${language} is accessible and fits ${viewport.width} px`, async ({
      page,
      shop,
      database,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await database.addProduct("Audited Shawl");
      await placeOrder(shop, { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" });
      await lookAtTheDoor(page, desk);
      await lookAtProducts(page, desk);
      await lookAtTaxonomy(page, desk);
      await lookAtOrders(page, desk);
    });
  }
}
