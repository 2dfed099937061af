import { expect, type Page } from "@playwright/test";
import type { Language } from "#app/domain/language.ts";
import { OWNER } from "../fixtures/running-shop.ts";
import { adminWords } from "./admin-words.ts";

/** Submit the sign-in form as the owner. */
export async function fillSignIn(page: Page, password: string, language: Language = "en") {
  const t = await adminWords(language);
  await page.getByLabel(t("Username")).fill(OWNER.username);
  await page.getByLabel(t("Password")).fill(password);
  await page.getByRole("button", { name: t("Sign In") }).click();
}

/** Sign in as the owner and open a tab. */
export async function openAdmin(
  page: Page,
  tab: "products" | "taxonomy" | "orders" | "invoices" | "discounts" | "reviews" | "settings",
  language: Language = "en",
): Promise<void> {
  const t = await adminWords(language);
  await page.goto(`${language === "en" ? "" : `/${language}`}/admin/${tab}`);
  await expect(page.getByRole("heading", { name: t("Admin Dashboard Access") })).toBeVisible();
  await fillSignIn(page, OWNER.password, language);
  await expect(page).toHaveURL(new RegExp(`/admin/${tab}$`));
}

/** Return the table row that contains a text. */
export const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
