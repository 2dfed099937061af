import { expect, type Page } from "@playwright/test";
import type { Language } from "#app/domain/text/language.ts";
import { ownerSession } from "../fixtures/owner-session.ts";
import { OWNER } from "../fixtures/running-shop.ts";
import { adminWords } from "./admin-words.ts";

/** Submit the sign-in form as the owner. */
export async function fillSignIn(page: Page, password: string) {
  await page.getByLabel("Username").fill(OWNER.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Open a tab as the owner who ticked "Keep me signed in" earlier. The form is the subject of the sign-in journeys. */
export async function openAdmin(
  page: Page,
  tab: "products" | "taxonomy" | "orders" | "invoices" | "discounts" | "reviews" | "settings",
  language: Language = "en",
): Promise<void> {
  const t = await adminWords(language);
  const session = JSON.stringify(await ownerSession(page));
  await page.addInitScript((text) => localStorage.setItem("gemma-luce-admin", text), session);
  await page.goto(`${language === "en" ? "" : `/${language}`}/admin/${tab}`);
  await expect(page.getByRole("navigation", { name: t("Dashboard") })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/${tab}$`));
}

/** Return the table row that contains a text. */
export const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
