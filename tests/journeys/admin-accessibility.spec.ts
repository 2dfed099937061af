import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { OWNER } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";

/** The texts of the admin by language. */
const TEXTS = {
  English: {
    start: "",
    signInTitle: "Admin Dashboard Access",
    username: "Username",
    password: "Password",
    signIn: "Sign In",
    edit: "Edit Suede Ankle Boots",
    editor: "Edit Product",
    variantQuantity: "Quantity of 38 Camel",
    importFile: "Import CSV",
    preview: "Import Products",
    rejected: "Rejected: Price:",
    undo: "Undo",
    taxonomy: "Categories & Collections",
    collections: "Collections",
    remove: (name: string) => `Delete ${name}`,
    taxonomyEntries: ["Tops", "Modern Milan"],
    usage: /products will lose it/,
    cancel: "Cancel",
    settings: "Settings",
    orders: /^Orders/,
    history: "History",
    slip: "Packing Slip",
  },
  Spanish: {
    start: "/es",
    signInTitle: "Acceso al panel de administración",
    username: "Usuario",
    password: "Contraseña",
    signIn: "Iniciar sesión",
    edit: "Editar Botines de gamuza",
    editor: "Editar producto",
    variantQuantity: "Cantidad de 38 Camel",
    importFile: "Importar CSV",
    preview: "Importar productos",
    rejected: "Rechazado: Precio:",
    undo: "Deshacer",
    taxonomy: "Categorías y colecciones",
    collections: "Colecciones",
    remove: (name: string) => `Eliminar ${name}`,
    taxonomyEntries: ["Blusas y tops", "Milán moderno"],
    usage: /productos la perderán/,
    cancel: "Cancelar",
    settings: "Ajustes",
    orders: /^Pedidos/,
    history: "Historial",
    slip: "Lista de empaque",
  },
};

/** The heights of the windows by their widths. */
const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 };

type Walk = { page: Page; texts: typeof TEXTS.English; widths: readonly number[] };

async function expectAccessible({ page, widths }: Walk, view: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 0 });
    await expectNoViolations(page, `${view} at ${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll on ${view} at ${width} px`).toBe(0);
  }
}

async function checkSignIn(walk: Walk) {
  const { page, texts } = walk;
  await page.goto(`${texts.start}/admin`);
  await expect(page.getByRole("heading", { name: texts.signInTitle })).toBeVisible();
  await expectAccessible(walk, "the sign-in page");
  await page.getByLabel(texts.username).fill(OWNER.username);
  await page.getByLabel(texts.password).fill(OWNER.password);
  await page.getByRole("button", { name: texts.signIn }).click();
  await expect(page.getByRole("table")).toBeVisible();
}

async function checkProducts(walk: Walk) {
  const { page, texts } = walk;
  await expectAccessible(walk, "products");
  await page.getByRole("button", { name: texts.edit }).click();
  const modal = page.getByRole("dialog", { name: texts.editor });
  await expect(modal.getByLabel(texts.variantQuantity)).toHaveValue("2");
  await expectAccessible(walk, "the product modal");
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await page.getByLabel(texts.importFile).setInputFiles({
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("name,description,price\nAudited,Silk,10\nBroken,Silk,minus"),
  });
  const preview = page.getByRole("dialog", { name: texts.preview });
  await expect(preview.getByRole("row").nth(1)).toContainText(texts.rejected);
  await expectAccessible(walk, "the preview of an import");
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  // Undo expires before both widths are looked at.
  for (const width of walk.widths) {
    await page.getByRole("button", { name: texts.remove(`Audited Shawl ${width}`) }).click();
    await expect(page.getByRole("button", { name: texts.undo }).last()).toBeVisible();
    await expectAccessible({ ...walk, widths: [width] }, "a deletion and its Undo");
  }
}

async function checkTaxonomy(walk: Walk) {
  const { page, texts } = walk;
  await page.getByRole("link", { name: texts.taxonomy }).click();
  await expect(page.getByRole("region", { name: texts.collections })).toBeVisible();
  await expectAccessible(walk, "categories and collections");
  for (const name of texts.taxonomyEntries) {
    await page.getByRole("button", { name: texts.remove(name) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(texts.usage);
    await expectAccessible(walk, `the dialog before ${name} is deleted`);
    await dialog.getByRole("button", { name: texts.cancel }).click();
    await expect(dialog).toBeHidden();
  }
}

async function checkSettings(walk: Walk) {
  const { page, texts } = walk;
  await page.getByRole("link", { name: texts.settings }).click();
  await expect(page.getByLabel("RUC")).toBeVisible();
  await expectAccessible(walk, "the settings");
}

async function checkOrders(walk: Walk) {
  const { page, texts } = walk;
  await page.getByRole("link", { name: texts.orders }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(walk, "orders");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { name: texts.history })).toBeVisible();
  await expectAccessible(walk, "an order");
  await page.getByRole("link", { name: texts.slip }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessible(walk, "the packing slip");
}

/** Each walk goes on at the last width, so that one of them is a walk on a phone. */
const WALKS = { English: [1440, 390], Spanish: [390, 1440] } as const;

for (const language of ["English", "Spanish"] as const) {
  test(`has no violations and no overflow in ${language} at 390 and 1440 px`, async ({
    page,
    shop,
    database,
  }) => {
    const walk = { page, texts: TEXTS[language], widths: WALKS[language] };
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of walk.widths) await database.addProduct(`Audited Shawl ${width}`);
    await placeOrder(shop, { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" });
    await checkSignIn(walk);
    await checkProducts(walk);
    await checkTaxonomy(walk);
    await checkSettings(walk);
    await checkOrders(walk);
  });
}
