import { expect, type Page } from "@playwright/test";
import { OWNER } from "../fixtures/running-shop.ts";

/** Fills in the door's form and presses Sign In. */
export async function fillSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Username").fill(OWNER.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Opens a tab of the admin as the owner. */
export async function openAdmin(
  page: Page,
  tab: "products" | "taxonomy" | "orders",
): Promise<void> {
  await page.goto(`/admin/${tab}`);
  await expect(page.getByRole("heading", { name: "Admin Dashboard Access" })).toBeVisible();
  await fillSignIn(page, OWNER.password);
  await expect(page).toHaveURL(new RegExp(`/admin/${tab}$`));
}

/** The row of a table that says something. */
export const rowOf = (page: Page, words: string) =>
  page.getByRole("row").filter({ hasText: words });
