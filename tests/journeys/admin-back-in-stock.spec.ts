import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { mailTo } from "./admin-mail.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

const SOLD_OUT = { inventory_status: "sold-out", quantity: 0 } as const;

const TEXTS = {
  en: {
    path: "",
    form: "Tell me when it is back",
    choice: "Which one?",
    option: "M · Navy",
    email: "Email",
    consent: /I agree to receive one email/,
    submit: "Tell me",
    thanks: "Thank you. We will write to you once, when it is back.",
    invalid: "Please enter a valid email address, such as name@example.com.",
  },
  es: {
    path: "/es",
    form: "Avísame cuando vuelva",
    choice: "¿Cuál?",
    option: "M · Azul marino",
    email: "Correo electrónico",
    consent: /Acepto recibir un solo correo/,
    submit: "Avísame",
    thanks: "Gracias. Te escribiremos una sola vez, cuando vuelva.",
    invalid: "Ingresa un correo electrónico válido, como nombre@ejemplo.com.",
  },
};

const formOf = (page: Page, texts: typeof TEXTS.en) =>
  page.getByRole("main").getByRole("group").filter({ hasText: texts.form });

async function ask(page: Page, texts: typeof TEXTS.en, email: string) {
  const form = formOf(page, texts);
  await form.getByLabel(texts.choice).selectOption(texts.option);
  await form.getByRole("textbox", { name: texts.email }).fill(email);
  await form.getByRole("checkbox", { name: texts.consent }).check();
  await form.getByRole("button", { name: texts.submit }).click();
}

/** It goes with its product. */
async function stockVariant(shop: RunningShop, variant: object) {
  const { secret } = await keysOf(shop);
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/product_variants`, {
    method: "POST",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify(variant),
  });
  expect(response.ok).toBe(true);
}

for (const [language, width] of [
  ["es", 390],
  ["en", 1440],
] as const) {
  const texts = TEXTS[language];
  test(`asks without script to be told when a size and color is back, in ${language} at ${width} px`, async ({
    browser,
    database,
    shop,
  }) => {
    const { slug, id } = await database.addProduct(`Waited Coat ${language} ${width}`, {
      ...SOLD_OUT,
      sizes: ["S", "M"],
      colors: ["Navy"],
    });
    const context = await browser.newContext({
      baseURL: shop.url,
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${texts.path}/products/${slug}`);
    // Browsers accept what the shop does not.
    await ask(page, texts, "ana@example");
    await expect(page.getByRole("alert")).toHaveText(texts.invalid);
    await expect(page.getByLabel(texts.choice)).toHaveValue('["M","Navy"]');
    const email = `${language}${width}@example.com`;
    await ask(page, texts, email);
    await expect(page.getByText(texts.thanks)).toBeInViewport();
    expect(
      await database.read(`stock_requests?product_id=eq.${id}&select=email,size,color,language`),
    ).toEqual([{ email, size: "M", color: "Navy", language }]);
    await context.close();
  });
}

test("tells who waits once the owner has restocked, with a link that removes the address", async ({
  page,
  database,
  shop,
}) => {
  const { id, slug } = await database.addProduct("Awaited Cape", {
    ...SOLD_OUT,
    sizes: ["S", "M"],
    colors: ["Navy"],
    is_new_arrival: true,
  });
  await page.goto(`/shop?q=${encodeURIComponent("Awaited Cape")}`);
  // The browser renders this page, and loads the form.
  await page.getByRole("article").getByRole("link", { name: "Awaited Cape" }).click();
  await expect(formOf(page, TEXTS.en)).toBeVisible();
  await expectNoViolations(page, "the form of a sold-out product");
  await ask(page, TEXTS.en, "lucia@example.com");
  await expect(page.getByText(TEXTS.en.thanks)).toBeVisible();

  await openAdmin(page, "products");
  await page.getByRole("link", { name: "Waiting customers" }).click();
  await expect(rowOf(page, "Awaited Cape")).toContainText("M · Navy");
  await expectNoViolations(page, "the waiting customers");
  await rowOf(page, "Awaited Cape").getByRole("link").click();
  await expect(rowOf(page, "Awaited Cape")).toContainText("1 person waits for it");
  await page.getByRole("button", { name: "Awaited Cape", exact: true }).click();
  const modal = page.getByRole("dialog", { name: "Edit Product" });
  await expect(modal.getByText("1 person waits for M, Navy")).toBeVisible();
  await modal.getByLabel("Quantity").fill("3");
  await modal.getByLabel("Inventory status").selectOption("in-stock");
  await modal.getByRole("button", { name: "Save Changes" }).click();

  const mail = await mailTo(shop, "lucia@example.com", /Awaited Cape is back/);
  for (const words of ["Size: M", "Color: Navy", "IVA included", "$57.50"]) {
    expect(mail).toContain(words);
  }
  expect(mail).toContain(`/products/${slug}?color=Navy&size=M`);
  expect(await database.read(`outbox?kind=eq.back_in_stock&select=recipient`)).toHaveLength(1);

  const [removal] = /\/back-in-stock\/[0-9a-f-]{36}/.exec(mail) ?? [""];
  await page.goto(`/es${removal}`);
  await expectNoViolations(page, "the removal of an address");
  expect(await database.read(`stock_requests?product_id=eq.${id}`)).toHaveLength(1);
  await page.getByRole("button", { name: "Eliminar mi correo" }).click();
  await expect(page.getByText("Eliminamos tu correo.")).toBeVisible();
  expect(await database.read(`stock_requests?product_id=eq.${id}`)).toEqual([]);
});

test("says in the page's language what a request needs, in HTML that is not hydrated", async ({
  page,
  database,
}) => {
  const { slug } = await database.addProduct("Waited Poncho", {
    ...SOLD_OUT,
    sizes: ["S", "M"],
    colors: ["Navy"],
  });
  await visit(page, `/es/products/${slug}`);
  const form = formOf(page, TEXTS.es);
  const choice = form.getByLabel(TEXTS.es.choice);
  const email = form.getByRole("textbox", { name: TEXTS.es.email });
  const submit = form.getByRole("button", { name: TEXTS.es.submit });
  await submit.click();
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAccessibleDescription("Elige la talla y el color que esperas.");
  await expect(email).toHaveAccessibleDescription(TEXTS.es.invalid);
  await expect(form.getByRole("alert")).toHaveCount(3);
  await expectNoViolations(page, "the messages of a request");
  await choice.selectOption(TEXTS.es.option);
  await email.fill("ana");
  await submit.click();
  await expect(email).toBeFocused();
  await email.pressSequentially("@example.com");
  await expect(form.getByText(TEXTS.es.invalid)).toBeHidden();
});

test("asks from Quick View about the color that is sold out", async ({ page, database, shop }) => {
  const { id } = await database.addProduct("Half Sold Shawl", { colors: ["Navy", "Cream"] });
  await stockVariant(shop, { product_id: id, size: "One Size", color: "Navy", quantity: 2 });
  await page.goto(`/shop?q=${encodeURIComponent("Half Sold Shawl")}`);
  await page.getByRole("article").hover();
  await page.getByRole("button", { name: /Quick View/ }).click();
  const dialog = page.getByRole("dialog", { name: "Half Sold Shawl" });
  await dialog.getByText("Is your size or color sold out?").click();
  await expect(dialog.getByText("Cream", { exact: true }).last()).toBeVisible();
  await expectNoViolations(page, "the form in Quick View");
  await dialog.getByRole("textbox", { name: "Email" }).fill("eva@example.com");
  await dialog.getByRole("checkbox", { name: TEXTS.en.consent }).check();
  await dialog.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByText(TEXTS.en.thanks)).toBeVisible();
  expect(await database.read(`stock_requests?product_id=eq.${id}&select=color`)).toEqual([
    { color: "Cream" },
  ]);
});
