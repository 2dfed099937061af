import { readFile } from "node:fs/promises";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { deliverOrder, placeOrder } from "./admin-order.ts";
import { openAdmin } from "./open-admin.ts";

const SHOPPER = { firstName: "Marisol", lastName: "Cueva", email: "marisol@example.com" };

test("exports a shopper's data and erases it except for what the law requires", async ({
  page,
  shop,
  database,
}) => {
  const order = await placeOrder(shop, SHOPPER);
  await openAdmin(page, "orders");
  await page.getByRole("link", { name: "Personal data" }).click();
  await expect(page.getByRole("heading", { name: "Personal data" })).toBeVisible();
  const address = page.getByLabel("The customer's email or phone number");
  await expect(page.getByRole("button", { name: "Erase the data" })).toBeDisabled();
  await address.fill(SHOPPER.email);

  await test.step("the data is downloaded", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("personal-data.json");
    const data = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data).toMatchObject({ email: SHOPPER.email, orders: [{ id: order }] });
  });

  async function erase() {
    await page.getByRole("button", { name: "Erase the data" }).click();
    const dialog = page.getByRole("dialog", {
      name: "Erase everything about this email or phone?",
    });
    await expect(dialog).toContainText("seven years");
    await dialog.getByRole("button", { name: "Erase", exact: true }).click();
  }

  await test.step("an order that is not delivered keeps its address", async () => {
    await erase();
    await expect(page.getByText("still under way")).toBeVisible();
    await expectNoViolations(page, "personal data");
    const [row] = await database.read<{ email: string }>(`orders?id=eq.${order}&select=email`);
    expect(row?.email).toBe(SHOPPER.email);
  });

  await test.step("a delivered order keeps only the name", async () => {
    await deliverOrder(shop, order);
    await erase();
    await expect(page.getByText("Personal data erased. Orders: 1;")).toBeVisible();
    await expect(page.getByText("still under way")).toBeHidden();
    const [row] = await database.read<Record<string, unknown>>(`orders?id=eq.${order}`);
    expect(JSON.stringify(row)).not.toContain(SHOPPER.email);
    expect(row).toMatchObject({ customer_name: "Marisol Cueva", phone: "" });
  });
});

test.describe("an invalid address", () => {
  // The browser reports the rejection, and the operation logs it.
  test.use({ expectedConsoleErrors: [/status of 400|erasure failed/] });

  test("shows an error and stays in the field", async ({ page }) => {
    await openAdmin(page, "orders");
    await page.getByRole("link", { name: "Personal data" }).click();
    await page.getByLabel("The customer's email or phone number").fill("marisol");
    await page.getByRole("button", { name: "Erase the data" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Please enter a valid email address or phone number.",
    );
    await expect(page.getByLabel("The customer's email or phone number")).toHaveValue("marisol");
  });
});
