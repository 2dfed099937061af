import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import type { RunningShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { ageOpenPayments, control, payForScarf } from "./admin-purchase.ts";
import { openAdmin } from "./open-admin.ts";

// The worker of this shop leaves open payments to the owner. Rejections are reported and logged.
test.use({
  shopSettings: { FAULT_POINTS: "1", WORKER_SECONDS: "300" },
  contextOptions: { reducedMotion: "reduce" },
  expectedConsoleErrors: [/status of 4\d\d|(settling|releasing) a payment failed/],
});

const ALWAYS = { times: 1000 };

/** Pay while Confirm does not answer, and open the open payments as the owner. */
async function openStuckPayment(page: Page, shop: RunningShop, email: string) {
  await control(shop, { fault: { on: "confirm", mode: "unavailable", ...ALWAYS } });
  await payForScarf(page, email);
  await expect(page.getByRole("heading", { name: "Payment Error" })).toBeVisible();
  await ageOpenPayments(shop);
  await openAdmin(page, "orders");
  await page.getByRole("link", { name: "1 Open Payment" }).click();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("$97.75");
  await expect(row).toContainText("1 unit is held.");
  await expectNoViolations(page, "the open payments");
  return row;
}

test.afterEach(({ shop }) => control(shop, { clearFaults: true }));

test("settles a payment by hand when PayPhone does not answer", async ({
  page,
  shop,
  database,
}) => {
  const row = await openStuckPayment(page, shop, "rosa@example.com");
  await control(shop, { fault: { on: "find", mode: "unavailable", ...ALWAYS } });
  const [checkout] = await database.read<{ reference: string }>(
    "checkouts?email=eq.rosa@example.com&select=reference",
  );
  await row.getByRole("button", { name: "Settle by Hand" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Settle a payment by hand" });
  await expect(dialog.getByLabel("Reference")).toHaveValue(checkout?.reference ?? "");
  const transaction = dialog.getByLabel("PayPhone transaction ID");
  await expect(transaction).toHaveValue(/^\d+$/);
  await expectNoViolations(page, "the dialog to settle by hand");

  await test.step("an impossible id and a missing reason show an error", async () => {
    const id = await transaction.inputValue();
    await transaction.fill("99999999999");
    await dialog.getByRole("button", { name: "Make the Order" }).press("Enter");
    await expect(dialog.getByText("A transaction ID is a whole number")).toBeVisible();
    await transaction.fill(id);
    await transaction.press("Enter");
    await expect(dialog.getByText("PayPhone did not answer.")).toBeVisible();
    await expectNoViolations(page, "a rejected settlement");
  });

  await dialog.getByLabel("What you saw in PayPhone").fill("Captured, seen at 11:40");
  await dialog.getByRole("button", { name: "Make the Order" }).press("Enter");
  await expect(page.getByText("Payment settled by hand")).toContainText("Captured, seen at 11:40");
  await expect(page.getByRole("heading", { name: /^Order [0-9A-F]{8}$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("No payment is open.")).toBeVisible();
});

test("releases a payment unless PayPhone shows it as approved", async ({
  page,
  shop,
  database,
}) => {
  const row = await openStuckPayment(page, shop, "nora@example.com");
  const release = row.getByRole("button", { name: "Release" });
  await release.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Release this payment?" });
  await expect(dialog).toContainText("1 unit becomes free for other shoppers.");
  await expectNoViolations(page, "the dialog before a payment is released");
  await dialog.getByRole("button", { name: "Go Back" }).press("Enter");
  await expect(dialog).toBeHidden();

  await test.step("PayPhone calls it approved", async () => {
    await release.press("Enter");
    await dialog.getByRole("button", { name: "Release" }).press("Enter");
    await expect(dialog.getByText("PayPhone says that this payment is approved")).toBeVisible();
    await expectNoViolations(page, "a rejected release");
  });

  await control(shop, { fault: { on: "find", mode: "unavailable", ...ALWAYS } });
  await dialog.getByRole("button", { name: "Release" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Nothing is held.");
  await expect(release).toBeHidden();
  expect(await database.read("checkouts?email=eq.nora@example.com&select=status,failure")).toEqual([
    { status: "failed", failure: "cancelled" },
  ]);
  const [action] = await database.read<{ kind: string; actor: string }>(
    "payment_actions?kind=eq.released&select=kind,actor",
  );
  expect(action?.actor).toBeTruthy();
});
