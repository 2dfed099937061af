import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { ageOpenPayments, control } from "./admin-purchase.ts";
import { openAdmin } from "./open-admin.ts";
import { requestScarf } from "./requested-purchase.ts";

// The worker of this shop leaves open payments to the owner. Rejections are reported and logged.
test.use({
  shopSettings: { FAULT_POINTS: "1", WORKER_SECONDS: "300" },
  contextOptions: { reducedMotion: "reduce" },
  expectedConsoleErrors: [/status of 4\d\d|(settling|releasing) a payment failed/],
});

const ALWAYS = { times: 1000 };
const RELEASED = "nora@example.com";
const SETTLED = "rosa@example.com";

test.afterEach(({ shop }) => control(shop, { clearFaults: true }));

test("releases a payment unless PayPhone shows it as approved, and settles one by hand", async ({
  page,
  shop,
  database,
}) => {
  await openAdmin(page, "orders");
  await page.goto("/admin/orders/payments");
  await expect(page.getByText("No payment is open.")).toBeVisible();

  await control(shop, { fault: { on: "confirm", mode: "unavailable", ...ALWAYS } });
  for (const email of [RELEASED, SETTLED]) {
    await page.goto(await requestScarf(shop, email));
    await expect(page.getByRole("heading", { name: "Payment Error" })).toBeVisible();
  }
  await ageOpenPayments(shop);
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: "2 Open Payments" }).click();
  const rowOf = (email: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: email });
  for (const email of [RELEASED, SETTLED]) {
    await expect(rowOf(email)).toContainText("$97.75");
    await expect(rowOf(email)).toContainText("1 unit is held.");
  }
  await expectNoViolations(page, "the open payments");

  await test.step("PayPhone calls a payment approved, which is not released", async () => {
    const release = rowOf(RELEASED).getByRole("button", { name: "Release" });
    await release.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Release this payment?" });
    await expect(dialog).toContainText("1 unit becomes free for other shoppers.");
    await expectNoViolations(page, "the dialog before a payment is released");
    await dialog.getByRole("button", { name: "Go Back" }).press("Enter");
    await expect(dialog).toBeHidden();
    await release.press("Enter");
    await dialog.getByRole("button", { name: "Release" }).press("Enter");
    await expect(dialog.getByText("PayPhone says that this payment is approved")).toBeVisible();
    await expectNoViolations(page, "a rejected release");
  });

  await control(shop, { fault: { on: "find", mode: "unavailable", ...ALWAYS } });

  await test.step("PayPhone does not answer, and the payment is released", async () => {
    const dialog = page.getByRole("dialog", { name: "Release this payment?" });
    await dialog.getByRole("button", { name: "Release" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(rowOf(RELEASED)).toContainText("Nothing is held.");
    await expect(rowOf(RELEASED).getByRole("button", { name: "Release" })).toBeHidden();
    const query = `checkouts?email=eq.${RELEASED}&select=status,failure`;
    expect(await database.read(query)).toEqual([{ status: "failed", failure: "cancelled" }]);
    const [action] = await database.read<{ kind: string; actor: string }>(
      "payment_actions?kind=eq.released&select=kind,actor",
    );
    expect(action?.actor).toBeTruthy();
  });

  const [checkout] = await database.read<{ reference: string }>(
    `checkouts?email=eq.${SETTLED}&select=reference`,
  );
  await rowOf(SETTLED).getByRole("button", { name: "Settle by Hand" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Settle a payment by hand" });
  await expect(dialog.getByLabel("Reference")).toHaveValue(checkout?.reference ?? "");
  const transaction = dialog.getByLabel("PayPhone transaction ID");
  await expect(transaction).toHaveValue(/^\d+$/);
  await expectNoViolations(page, "the dialog to settle by hand");

  await test.step("an impossible id and a missing reason show an error", async () => {
    const id = await transaction.inputValue();
    await transaction.fill("99999999999");
    await dialog.getByRole("button", { name: "Create the Order" }).press("Enter");
    await expect(dialog.getByText("A transaction ID is a whole number")).toBeVisible();
    await transaction.fill(id);
    await transaction.press("Enter");
    await expect(dialog.getByText("PayPhone did not answer.")).toBeVisible();
    await expectNoViolations(page, "a rejected settlement");
  });

  await dialog.getByLabel("What you saw in PayPhone").fill("Captured, seen at 11:40");
  await dialog.getByRole("button", { name: "Create the Order" }).press("Enter");
  await expect(page.getByText("Payment settled by hand")).toContainText("Captured, seen at 11:40");
  await expect(page.getByRole("heading", { name: /^Order [0-9A-F]{8}$/ })).toBeVisible();
  await page.goBack();
  await expect(rowOf(RELEASED)).toBeVisible();
  await expect(rowOf(SETTLED)).toHaveCount(0);
});
