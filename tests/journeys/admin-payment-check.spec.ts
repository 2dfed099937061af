import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { mailTo, writeToOwnerInEnglish } from "./admin-mail.ts";
import { control, openOrderOf } from "./admin-purchase.ts";
import { requestPaidScarf } from "./requested-purchase.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ shop }) => writeToOwnerInEnglish(shop));
test.afterEach(({ shop }) => control(shop, { clearFaults: true }));

async function markAsShipped(page: Page) {
  await page.getByRole("textbox", { name: "Tracking number" }).fill("EC 1");
  await page.getByRole("button", { name: "Mark as Shipped" }).press("Enter");
}

test("stops an order whose payment differs and notifies the owner", async ({ page, shop }) => {
  await requestPaidScarf(shop, "diana@example.com");
  await openOrderOf(page, "diana@example.com");
  await control(shop, { fault: { on: "find", mode: "wrong_amount" } });
  await markAsShipped(page);
  const notice = page.getByRole("region", { name: "Do not send this order" });
  await expect(notice).toContainText("PayPhone shows another amount.");
  await expect(page.getByRole("alert").filter({ hasText: "Do not send" })).toBeVisible();
  await expectNoViolations(page, "a stopped order");
  await mailTo(shop, "admin@gemmaluce.com", /Subject: .*A payment differs from its order/);

  await test.step("its packing slips warn against sending it", async () => {
    const id = new URL(page.url()).pathname.split("/").at(-1);
    for (const path of [`${id}/packing-slip`, `packing-slips?id=${id}`]) {
      await page.goto(`/admin/orders/${path}`);
      await expect(page.getByRole("article")).toContainText("Do not send this order.");
    }
    await page.getByRole("link", { name: "Back to the order" }).press("Enter");
    await expect(notice).toBeVisible();
  });

  await test.step("the list names the order", async () => {
    const number = (await page.getByRole("heading", { level: 1 }).textContent())?.slice(-8) ?? "";
    await page.getByRole("link", { name: "All orders" }).press("Enter");
    await expect(page.getByText("Do not send these orders")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Do not send");
    await expectNoViolations(page, "the orders with a stopped one");
    await page.getByRole("main").getByRole("link", { name: number }).first().press("Enter");
  });

  await test.step("the order is shipped after PayPhone confirms it", async () => {
    await notice.getByRole("button", { name: "Ask PayPhone Again" }).press("Enter");
    await expect(notice).toBeHidden();
    await expect(page.getByText("PayPhone shows the payment as paid again")).toBeVisible();
    await markAsShipped(page);
    await expect(page.getByText("Pending → Shipped")).toBeVisible();
  });
});

test("lets the owner vouch for a payment when PayPhone does not answer", async ({ page, shop }) => {
  await requestPaidScarf(shop, "berta@example.com");
  await openOrderOf(page, "berta@example.com");
  await control(shop, { fault: { on: "find", mode: "unavailable", times: 1000 } });
  await page.getByLabel("Courier").fill("Servientrega");
  await markAsShipped(page);
  const dialog = page.getByRole("dialog", { name: "PayPhone could not be asked" });
  await expect(dialog).toContainText("must be approved with $97.75");
  await expectNoViolations(page, "the dialog about a payment without an answer");
  await dialog.getByRole("button", { name: "Go Back" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Pending → Shipped")).toBeHidden();
  await markAsShipped(page);
  await dialog.getByRole("button", { name: "I Checked: It Is Paid" }).press("Enter");
  await expect(page.getByText("Pending → Shipped")).toContainText("Servientrega");
  await expect(page.getByText("Payment seen in PayPhone's dashboard")).toBeVisible();
});
