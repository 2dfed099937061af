import type { Page } from "@playwright/test";
import type { RunningShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, openBag, quickAdd, visit } from "../fixtures/storefront.ts";
import { openAdmin } from "./admin-desk.ts";
import { mailTo } from "./admin-mail.ts";

// A shop of its own, whose payment clock the journey may set.
test.use({ shopSettings: { FAULT_POINTS: "1" } });

async function control(shop: RunningShop, wishes: object): Promise<void> {
  const answer = await fetch(`${shop.url}/payphone-sandbox/control`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wishes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Milliseconds from now to an hour of this day in Ecuador, whatever the hour is there now. */
function untilEcuadorHour(hour: number): number {
  const ecuador = new Date(Date.now() - 5 * 3_600_000);
  const wanted = Date.UTC(ecuador.getUTCFullYear(), ecuador.getUTCMonth(), ecuador.getUTCDate());
  return wanted + hour * 3_600_000 - ecuador.getTime();
}

/** Buys one scarf as a shopper does, through the sandbox. */
async function buyScarf(page: Page, email: string): Promise<void> {
  await visit(page, "/shop");
  await quickAdd(page, "Silk Twill Scarf");
  await openBag(page);
  await bagOf(page).getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.getByRole("button", { name: "Continue to Checkout" }).click();
  for (const [label, text] of [
    ["First Name", "Elena"],
    ["Last Name", "Vera"],
    ["Email", email],
    ["Phone", "0991234567"],
    ["Address", "Av. Amazonas N34-120"],
    ["City", "Quito"],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
}

async function openOrderOf(page: Page, email: string) {
  await openAdmin(page, "orders");
  await page.getByLabel("Search orders").fill(email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByText("1 entry")).toBeVisible();
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
}

const reverseButton = (page: Page) => page.getByRole("button", { name: "Reverse Payment" });

/** The question's button has the same name as the one that asks it, and is gone only when the question is. */
async function confirmReversal(page: Page): Promise<void> {
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Reverse Payment" }).click();
  await expect(question).toBeHidden();
}

test("a payment is reversed on its own day: the order, the stock and the shopper know", async ({
  page,
  shop,
  database,
}) => {
  await control(shop, { clockOffsetMs: untilEcuadorHour(12) });
  const stock = async () =>
    (await database.read<{ quantity: number }>("products?slug=eq.silk-twill-scarf"))[0]?.quantity;
  const before = await stock();
  await buyScarf(page, "elena@example.com");
  expect(await stock()).toBe((before ?? 0) - 1);
  await openOrderOf(page, "elena@example.com");

  await test.step("it asks first, and takes no for an answer", async () => {
    await reverseButton(page).click();
    const question = page.getByRole("dialog", { name: "Reverse this payment?" });
    await expect(question).toContainText("$97.75 goes back to Elena Vera");
    await question.getByRole("button", { name: "Keep Payment" }).click();
    await expect(question).toBeHidden();
    expect(await stock()).toBe((before ?? 0) - 1);
  });

  await test.step("it is reversed", async () => {
    await reverseButton(page).click();
    const question = page.getByRole("dialog", { name: "Reverse this payment?" });
    await question.getByRole("button", { name: "Reverse Payment" }).click();
    await expect(page.getByText("The payment was reversed: the money went back")).toBeVisible();
    await expect(page.getByText("Pending → Refunded")).toBeVisible();
    await expect(page.getByText(/· you$/)).toBeVisible();
    await expect(reverseButton(page)).toBeHidden();
  });

  expect(await stock()).toBe(before);
  const mail = await mailTo(shop, "elena@example.com", /Subject: .*(return|revers|refund)/i);
  expect(mail).toContain("97.75");
});

test.describe("what PayPhone does not give back", () => {
  // The browser itself reports the refusal, and the operation logs it.
  test.use({ expectedConsoleErrors: [/status of 409|reversing a payment failed/] });

  test("a refusal and the end of the day each say what to do instead", async ({ page, shop }) => {
    await control(shop, { clockOffsetMs: untilEcuadorHour(12) });
    await buyScarf(page, "luz@example.com");
    await openOrderOf(page, "luz@example.com");
    await control(shop, { fault: { on: "reverse", mode: "unknown" } });
    await reverseButton(page).click();
    await confirmReversal(page);
    await expect(page.getByText("PayPhone refused, so the money stays taken.")).toBeVisible();

    await control(shop, { clearFaults: true, clockOffsetMs: untilEcuadorHour(20) + 60_000 });
    await expect(reverseButton(page)).toBeVisible();
    await reverseButton(page).click();
    await confirmReversal(page);
    await expect(page.getByText("It is too late")).toBeVisible();
    await expect(reverseButton(page)).toBeHidden();
  });
});
