import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { openAdmin } from "./open-admin.ts";

const ROW = "shop_information?id=eq.true";

/** Writing these first has the journey's end restore them. */
const EMPTY = {
  legal_name: "",
  ruc: "",
  postal_address: "",
  whatsapp: "",
  return_days: null,
  return_terms: "",
  return_terms_es: "",
  preparation_days: null,
  delivery_days_min: null,
  delivery_days_max: null,
  delivery_terms: "",
  delivery_terms_es: "",
  payment_marks: [],
  tracking_pages: {},
};

const setting = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => page.getByText("Saved. Shoppers see it now.");

test("leads to a section by the index, also with unsaved changes", async ({ page }) => {
  await openAdmin(page, "settings");
  await setting(page, "Legal name").fill("Unsaved");
  const index = page.getByRole("navigation", { name: "Sections of the settings" });
  await index.getByRole("link", { name: "Returns" }).press("Enter");
  const section = page.getByRole("group", { name: "Returns" });
  await expect(section.getByText("Returns", { exact: true })).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(setting(page, "Legal name")).toHaveValue("Unsaved");
});

test("saves the settings by keyboard, and shoppers see them at once", async ({
  page,
  database,
}) => {
  await database.change(ROW, EMPTY);
  await openAdmin(page, "settings");
  await setting(page, "Legal name").focus();
  await page.keyboard.type("Gemma Luce S.A.S.");
  await page.keyboard.press("Tab");
  await expect(setting(page, "RUC")).toBeFocused();
  await page.keyboard.type("1790012345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("A RUC has 13 digits and ends in 001.")).toBeVisible();
  await expect(setting(page, "RUC")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("001");
  await setting(page, "WhatsApp").fill("099 123 4567");
  await setting(page, "Business days to return an item").fill("15");
  await setting(page, "About returns, in Spanish").fill("Sin uso y con sus etiquetas.");
  await page.getByLabel("Visa").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(saved(page)).toBeVisible();
  await expect(setting(page, "WhatsApp")).toHaveValue("+593991234567");
  await expectNoViolations(page, "saved settings");

  for (const [path, words] of [
    ["/products/silk-wrap-dress", "Returns within 15 business days of delivery"],
    [
      "/es/products/silk-wrap-dress",
      "Puedes devolver tu pedido hasta 15 días laborables después de recibirlo",
    ],
    ["/es/info/shipping-and-returns", "Sin uso y con sus etiquetas."],
    // The only text stands in for the missing one.
    ["/info/shipping-and-returns", "Sin uso y con sus etiquetas."],
    ["/info/contact", "WhatsApp +593 99 123 4567"],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.getByRole("contentinfo")).toContainText(
      "Gemma Luce S.A.S. · RUC 1790012345001",
    );
  }
  await visit(page, "/products/silk-wrap-dress");
  await expect(page.getByRole("main").getByRole("list", { name: "Ways to pay" })).toHaveText(
    "Visa",
  );
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/593991234567\?text=/,
  );
  await expectNoViolations(page, "a product page with the owner's terms");
});

test("keeps unsaved settings, and lets the owner choose between two editors' versions", async ({
  page,
  database,
}) => {
  await database.change(ROW, EMPTY);
  await openAdmin(page, "settings");
  const days = setting(page, "Business days to return an item");
  await days.fill("20");
  await setting(page, "Legal name").fill("Mine");

  await page.getByRole("link", { name: "Products" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard your changes?" });
  await dialog.getByRole("button", { name: "Keep Editing" }).click();
  await expect(days).toHaveValue("20");

  await database.change(ROW, { return_days: 30, postal_address: "Quito" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Someone else changed" });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole("row").nth(1)).toHaveText("Business days to return an item3020");
  // The button fades in when the settings have been read anew.
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeEnabled();
  await expectNoViolations(page, "a conflict of settings");
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(days).toHaveValue("30");
  await expect(setting(page, "Address")).toHaveValue("Quito");
  await expect(setting(page, "Legal name")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(saved(page)).toBeVisible();
  expect(await database.read(ROW)).toEqual([
    expect.objectContaining({ legal_name: "Mine", return_days: 30, postal_address: "Quito" }),
  ]);

  await setting(page, "Legal name").fill("Discarded");
  await page.getByRole("link", { name: "Products" }).click();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
});
