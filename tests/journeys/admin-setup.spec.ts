import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin } from "./open-admin.ts";

const SETUP = ["seller", "payments", "invoices"];

const TEXTS = {
  en: {
    tasks: "What needs doing",
    payments: "Payments go to a sandbox",
    seller: "Fill in the seller",
    legalName: "Legal name",
    invoices: "Set up invoices",
    settings: "Invoice settings",
  },
  es: {
    tasks: "Pendientes",
    payments: "Los pagos van a un sandbox",
    seller: "Completar los datos del vendedor",
    legalName: "Razón social",
    invoices: "Configurar las facturas",
    settings: "Ajustes de facturas",
  },
};

for (const language of ["en", "es"] as const) {
  test(`leads a public shop's owner to what is left to set up (${language})`, async ({ page }) => {
    const texts = TEXTS[language];
    await page.route("**/api/service", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), setup: SETUP } });
    });
    await openAdmin(page, "products", language);
    const list = page.getByRole("region", { name: texts.tasks });
    await expect(list).toContainText(texts.payments);
    await expectNoViolations(page, "what is left to set up");
    await list.getByRole("link", { name: texts.seller }).click();
    await expect(page.getByLabel(texts.legalName)).toBeInViewport();
    await page.goBack();
    await list.getByRole("link", { name: texts.invoices }).click();
    await expect(page.getByRole("heading", { name: texts.settings, level: 1 })).toBeVisible();
  });
}

test("shows no task in a shop that only its own machine reaches", async ({ page }) => {
  await openAdmin(page, "products");
  await expect(page.getByRole("table", { name: "Products" })).toBeVisible();
  await expect(page.getByRole("link", { name: TEXTS.en.seller })).toHaveCount(0);
});
