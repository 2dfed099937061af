import type { Page } from "@playwright/test";
import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";
import { expect } from "../fixtures/shop-test.ts";
import { openAdmin } from "./open-admin.ts";

/** Set the clock and faults of the payment sandbox. */
export async function control(shop: RunningShop, settings: object): Promise<void> {
  const response = await fetch(`${shop.url}/payphone-sandbox/control`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Return the milliseconds from now to an hour of today in Ecuador, negative for a past hour. */
export function untilEcuadorHour(hour: number): number {
  const ecuador = new Date(Date.now() - 5 * 3_600_000);
  const midnight = Date.UTC(ecuador.getUTCFullYear(), ecuador.getUTCMonth(), ecuador.getUTCDate());
  return midnight + hour * 3_600_000 - ecuador.getTime();
}

/** Open the only order of an email address as the owner. */
export async function openOrderOf(page: Page, email: string) {
  await openAdmin(page, "orders");
  await page.getByLabel("Search orders").fill(email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByText("1 entry")).toBeVisible();
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
}

/** Age every open payment past the three minutes after which staff see it. */
export async function ageOpenPayments(shop: RunningShop): Promise<void> {
  const { secret } = await keysOf(shop);
  const past = new Date(Date.now() - 200_000).toISOString();
  for (const [query, change] of [
    ["checkouts?status=eq.confirming", { confirm_started_at: past }],
    ["payment_attempts?state=eq.asked", { started_at: past }],
  ] as const) {
    const response = await fetch(`${shop.supabaseUrl}/rest/v1/${query}`, {
      method: "PATCH",
      headers: { apikey: secret, "content-type": "application/json" },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}
