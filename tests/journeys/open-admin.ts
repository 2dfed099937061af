import { expect, type Page } from "@playwright/test";
import { OWNER } from "../fixtures/running-shop.ts";

/** Submit the sign-in form as the owner. */
export async function fillSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Username").fill(OWNER.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Sign in as the owner and open a tab. */
export async function openAdmin(
  page: Page,
  tab: "products" | "taxonomy" | "orders" | "invoices" | "discounts" | "settings",
): Promise<void> {
  await page.goto(`/admin/${tab}`);
  await expect(page.getByRole("heading", { name: "Admin Dashboard Access" })).toBeVisible();
  await fillSignIn(page, OWNER.password);
  await expect(page).toHaveURL(new RegExp(`/admin/${tab}$`));
}

/** Return the table row that contains a text. */
export const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
