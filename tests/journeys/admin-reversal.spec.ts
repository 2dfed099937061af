import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { mailTo } from "./admin-mail.ts";
import { control, openOrderOf, untilEcuadorHour } from "./admin-purchase.ts";
import { requestPaidScarf } from "./requested-purchase.ts";

test.afterEach(({ shop }) => control(shop, { clearFaults: true, clockOffsetMs: 0 }));

const reverseButton = (page: Page) => page.getByRole("button", { name: "Reverse Payment" });

async function confirmReversal(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Reverse Payment" }).click();
  await expect(dialog).toBeHidden();
}

test("reverses a payment on its day, with order, stock and email", async ({
  page,
  shop,
  database,
}) => {
  await control(shop, { clockOffsetMs: untilEcuadorHour(12) });
  const stock = async () =>
    (await database.read<{ quantity: number }>("products?slug=eq.silk-twill-scarf"))[0]?.quantity;
  const before = await stock();
  await requestPaidScarf(shop, "elena@example.com");
  expect(await stock()).toBe((before ?? 0) - 1);
  await openOrderOf(page, "elena@example.com");

  await test.step("the dialog can be cancelled", async () => {
    await reverseButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Reverse this payment?" });
    await expect(dialog).toContainText("$97.75 goes back to Elena Vera");
    await dialog.getByRole("button", { name: "Keep Payment" }).click();
    await expect(dialog).toBeHidden();
    expect(await stock()).toBe((before ?? 0) - 1);
  });

  await test.step("the payment is reversed", async () => {
    await reverseButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Reverse this payment?" });
    await dialog.getByRole("button", { name: "Reverse Payment" }).click();
    await expect(page.getByText("The payment was reversed: the money went back")).toBeVisible();
    await expect(page.getByText("Pending → Refunded")).toBeVisible();
    await expect(page.getByText(/· you$/)).toBeVisible();
    await expect(reverseButton(page)).toBeHidden();
  });

  expect(await stock()).toBe(before);
  const mail = await mailTo(shop, "elena@example.com", /Subject: .*(return|revers|refund)/i);
  expect(mail).toContain("97.75");
});

test.describe("a rejected reversal", () => {
  // The browser reports the rejection, and the operation logs it.
  test.use({ expectedConsoleErrors: [/status of 409|reversing a payment failed/] });

  test("explains a rejection by PayPhone and the end of the day", async ({ page, shop }) => {
    await control(shop, { clockOffsetMs: untilEcuadorHour(12) });
    await requestPaidScarf(shop, "lourdes@example.com");
    await openOrderOf(page, "lourdes@example.com");
    await control(shop, { fault: { on: "reverse", mode: "unknown" } });
    await reverseButton(page).click();
    await confirmReversal(page);
    await expect(
      page.getByText("PayPhone refused, so the customer is still charged."),
    ).toBeVisible();
    // The page does not know of the clock's change below.
    await expect(reverseButton(page)).toBeVisible();

    await control(shop, { clearFaults: true, clockOffsetMs: untilEcuadorHour(20) + 60_000 });
    await reverseButton(page).click();
    await confirmReversal(page);
    await expect(page.getByText("It is too late")).toBeVisible();
    await expect(reverseButton(page)).toBeHidden();
  });
});
