import type { Page } from "@playwright/test";
import type { Language } from "#app/domain/text/language.ts";
import { expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { markPaymentChecked, placeOrder } from "./admin-order.ts";
import { adminWords } from "./admin-words.ts";
import type { Translate } from "./catalogue-words.ts";
import { downloadOf } from "./download-of.ts";
import { openAdmin } from "./open-admin.ts";

/** The words that depend on a number. */
const COUNTED = {
  en: {
    toPack: /orders to pack/,
    slips: "2 Packing Slips",
    change: "Save 2 changes",
    changed: "2 products were changed:",
  },
  es: {
    toPack: /pedidos por empacar/,
    slips: "2 listas de empaque",
    change: "Guardar 2 cambios",
    changed: "Se cambiaron 2 productos:",
  },
};

const DRESS: Record<Language, string> = { en: "Silk Wrap Dress", es: "Vestido cruzado de seda" };

type Owner = { page: Page; t: Translate; language: Language };

const numberOf = (id: string) => id.slice(-8).toUpperCase();

async function shipAfterQuestion({ page, t, language }: Owner, id: string) {
  await page.getByRole("link", { name: COUNTED[language].toPack }).click();
  await page.getByRole("link", { name: numberOf(id) }).click();
  const ship = page.getByRole("button", { name: t("Mark as {0}", { 0: t("Shipped") }) });
  await ship.press("Enter");
  const question = page.getByRole("dialog", { name: t("Ship without a tracking number?") });
  await expectNoViolationsOnScreens(page, `the question for a tracking number in ${language}`);
  await question.getByRole("button", { name: t("Go Back") }).press("Enter");
  await expect(question).toBeHidden();
  await page.getByLabel(t("Courier")).fill("Servientrega");
  await page.getByRole("textbox", { name: t("Tracking number") }).fill("SERV-7");
  await ship.press("Enter");
  const undo = page.getByRole("button", { name: t("Undo") });
  await expect(page.getByText("SERV-7").last()).toBeVisible();
  await undo.press("Enter");
  await expect(page.getByText(t("Undone before the customer got the email."))).toBeVisible();
}

async function printSlips({ page, t, language }: Owner, ids: string[]) {
  await page
    .getByRole("navigation", { name: t("Dashboard") })
    .getByRole("link", { name: new RegExp(`^${t("Orders")}`) })
    .click();
  await page.getByLabel(t("Search orders by number, name, email or phone")).fill("0991234567");
  for (const id of ids) {
    const select = t("Select order {number}", { number: numberOf(id) });
    await page.getByRole("checkbox", { name: select }).check();
  }
  await page.getByRole("link", { name: COUNTED[language].slips }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
}

async function changeProducts({ page, t, language }: Owner) {
  await page
    .getByRole("navigation", { name: t("Dashboard") })
    .getByRole("link", { name: t("Products"), exact: true })
    .click();
  const search = page.getByLabel(t("Search products by name"));
  await search.fill("Andes");
  await expect(page.getByRole("button", { name: "Andes Shawl", exact: true })).toBeVisible();
  await expect(page.getByText(DRESS[language])).toBeHidden();
  await page.getByRole("checkbox", { name: t("Select all on this page") }).check();
  await page.getByRole("button", { name: t("Change"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("What to change")).selectOption(t("Price, by percent"));
  await dialog.getByLabel(t("Percent")).fill("10");
  await expectNoViolationsOnScreens(page, `a change of two products in ${language}`);
  await dialog.getByRole("button", { name: COUNTED[language].change }).press("Enter");
  await expect(page.getByText(COUNTED[language].changed)).toBeVisible();
}

async function cureStatus({ page, t }: Owner, inventoryStatus: () => Promise<string | undefined>) {
  const set = t("Set to {name}", { name: t("Sold Out") });
  await page.getByRole("button", { name: new RegExp(`^${set} ?: Andes Shawl$`) }).press("Enter");
  await expect.poll(inventoryStatus).toBe("sold-out");
}

for (const [screen, language] of [
  ["phone", "es"],
  ["desktop", "en"],
] as const) {
  test.describe(`the owner's day in ${language} on ${screen}`, () => {
    test.use({ ...SCREENS[screen], contextOptions: { reducedMotion: "reduce" } });

    test("packs, ships after a question, takes it back, prints, and changes products", async ({
      page,
      shop,
      database,
    }) => {
      const t = await adminWords(language);
      const owner = { page, t, language };
      const customer = { firstName: "Ana", lastName: "Paz", email: `${language}@example.com` };
      const ids = [await placeOrder(shop, customer), await placeOrder(shop, customer)];
      for (const id of ids) await markPaymentChecked(shop, id);
      await database.addProduct("Andes Shawl", { price: 80, quantity: 0 });
      await database.addProduct("Andes Scarf", { price: 40, quantity: 4 });
      const status = async () => {
        const [row] = await database.read<{ inventory_status: string }>(
          "products?name=eq.Andes Shawl&select=inventory_status",
        );
        return row?.inventory_status;
      };
      await openAdmin(page, "products", language);
      await test.step("an order", () => shipAfterQuestion(owner, ids[0] ?? ""));
      await test.step("packing slips", () => printSlips(owner, ids));
      await test.step("a sale", () => changeProducts(owner));
      await test.step("a status", () => cureStatus(owner, status));
      await test.step("the list for a spreadsheet", async () => {
        const separator = language === "es" ? ";" : ",";
        const { bytes } = await downloadOf(page, t("Export CSV"));
        const text = bytes.toString();
        expect(text).toContain(`id${separator}`);
        expect(text).toContain(language === "es" ? ";72,00;" : ",72.00,");
      });
    });
  });
}
