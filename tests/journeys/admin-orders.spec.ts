import { expect, test } from "../fixtures/shop-test.ts";
import { mailTo, sendWaitingMails, writeToOwnerInEnglish } from "./admin-mail.ts";
import { placeOrder } from "./admin-order.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

test.beforeEach(({ shop }) => writeToOwnerInEnglish(shop));

test("finds an order by its number and ships it with a tracking number", async ({
  page,
  shop,
  database,
}) => {
  const id = await placeOrder(shop, {
    firstName: "Ana, María",
    lastName: "Paz (Ruiz)",
    email: "ana.paz@example.com",
  });
  const number = id.slice(-8).toUpperCase();
  // Other journeys of the same shop leave orders that wait for staff.
  const toPack = await database.read("orders?status=in.(pending,processing)&select=id");
  const toConfirm = await database.read(
    "orders?status=eq.awaiting_payment&or=(proof_received_at.not.is.null,payment_method.in.(cash_on_delivery,pay_at_pickup))&select=id",
  );
  const waiting = toPack.length + toConfirm.length;
  const tabWith = (count: number) => page.getByRole("link", { name: `Orders ${count}` });
  await openAdmin(page, "orders");
  await expect(tabWith(waiting)).toBeVisible();
  await expect(page.getByRole("link", { name: number })).toBeVisible();

  await test.step("a new order appears without a reload", async () => {
    await placeOrder(shop, { firstName: "Luz", lastName: "Vera", email: "luz@example.com" });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(tabWith(waiting + 1)).toBeVisible();
    await expect(rowOf(page, "Luz Vera")).toBeVisible();
  });

  await test.step("search by number, name and email", async () => {
    for (const text of [number, "María Paz (", "ana.paz@"]) {
      await page.getByLabel("Search orders").fill(text);
      await expect(page.getByText("1 entry")).toBeVisible();
      await expect(page.getByRole("link", { name: number })).toBeVisible();
    }
    // Every order of these journeys has this number.
    await page.getByLabel("Search orders").fill("+593 99 123-4567");
    await expect(page).toHaveURL(/q=%2B593/);
    await expect(rowOf(page, "Luz Vera")).toBeVisible();
    await page.getByLabel("Search orders").fill("nobody like this");
    await expect(page.getByText("No order matches.")).toBeVisible();
    await page.getByLabel("Search orders").fill(number);
  });

  await test.step("the order is shipped", async () => {
    await page.getByRole("link", { name: number }).click();
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("$97.75");
    await expect(page.getByRole("button", { name: "Mark as Delivered" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Write on WhatsApp" })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/593991234567\\?text=Hello.*${number}`),
    );
    await page.getByRole("button", { name: "Mark as Shipped" }).click();
    await page.getByRole("button", { name: "Go Back" }).click();
    // The dialog's title names the tracking number, too.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByLabel("Courier").fill("Servientrega");
    await page.getByRole("textbox", { name: "Tracking number" }).fill("SERV-00123");
    await page.getByRole("button", { name: "Mark as Shipped" }).click();
    // The sandbox does not know this payment.
    const dialog = page.getByRole("dialog", { name: "PayPhone could not be asked" });
    await dialog.getByRole("button", { name: "I Checked: It Is Paid" }).click();
    await expect(page.getByText("Pending → Shipped")).toContainText("Servientrega · SERV-00123");
    // Once for the payment and once for the status.
    await expect(page.getByText(/· you$/)).toHaveCount(2);
  });

  await test.step("the shipment is taken back, and the order shipped again", async () => {
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText("Shipped → Pending")).toContainText("Undone");
    // The owner has vouched for the payment within the hour.
    await page.getByRole("button", { name: "Mark as Shipped" }).click();
    await expect(page.getByText("Pending → Shipped")).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Mark as Processing" })).toBeHidden();
    await expect(tabWith(waiting)).toBeVisible();
  });

  const [order] = await database.read<Record<string, unknown>>(`orders?id=eq.${id}`);
  expect(order).toMatchObject({
    status: "shipped",
    courier: "Servientrega",
    tracking_number: "SERV-00123",
  });

  await test.step("the shopper gets an email", async () => {
    await sendWaitingMails(shop);
    const mail = await mailTo(shop, "ana.paz@example.com", /SERV-00123/);
    expect(mail).toContain("Servientrega");
  });

  await test.step("the owner got one about the new order", async () => {
    const mail = await mailTo(shop, "admin@gemmaluce.com", new RegExp(`new order ${number}`));
    expect(mail).toContain("https://wa.me/593991234567?text=Hello");
    expect(mail).toContain(`/admin/orders/${id}`);
  });

  await test.step("a corrected tracking number is in the history", async () => {
    await expect(page.getByRole("button", { name: "Save Shipment" })).toBeHidden();
    await page.getByRole("textbox", { name: "Tracking number" }).fill("SERV-00124");
    await page.getByRole("button", { name: "Save Shipment" }).click();
    await expect(page.getByText("Shipment changed")).toContainText("SERV-00124");
  });

  await test.step("the next order of the list, with the courier of the newest order that has one", async () => {
    await page.getByRole("link", { name: "All orders" }).click();
    await page.getByLabel("Search orders").fill("");
    await rowOf(page, "Luz Vera").getByRole("link").click();
    await expect(page.getByLabel("Courier")).toHaveValue("Servientrega");
    await page.getByRole("link", { name: "Next order" }).click();
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  });

  await test.step("the packing slip and the CSV file", async () => {
    await page.getByRole("link", { name: "Packing Slip" }).click();
    await expect(page.getByRole("article")).toContainText("Silk Twill Scarf");
    await expect(page.getByRole("article")).toContainText("Servientrega · SERV-00124");
    await expect(page.getByRole("article")).not.toContainText("$");
    // On paper each page repeats the order's number, and a row is not split between pages.
    const numbered = page.getByRole("rowgroup").getByRole("cell", { name: `Order ${number}` });
    await expect(numbered).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(numbered).toBeVisible();
    for (const row of await page.getByRole("row", { name: "Silk Twill Scarf" }).all()) {
      await expect(row).toHaveCSS("break-inside", "avoid");
    }
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: /^Orders/ }).click();
    await page.getByRole("checkbox", { name: `Select order ${number}` }).check();
    await rowOf(page, "Luz Vera").getByRole("checkbox").press("Space");
    await page.getByRole("link", { name: "2 Packing Slips" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    const pdf = (await page.pdf()).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.getByRole("link", { name: "All orders" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const stream = await (await download).createReadStream();
    const text = (await stream.toArray()).join("");
    expect(text).toContain('"Ana, María Paz (Ruiz)",ana.paz@example.com');
  });
});

test.describe("an outage", () => {
  // The browser reports the failed requests, and each operation logs its error.
  test.use({
    expectedConsoleErrors: [/net::ERR|status of 400|(listing|counting|reading) .* failed/],
  });

  test("shows that a list failed to load and retries it", async ({ page, shop }) => {
    await placeOrder(shop, { firstName: "Eva", lastName: "Mora", email: "eva@example.com" });
    await openAdmin(page, "orders");
    await expect(rowOf(page, "Eva Mora").first()).toBeVisible();
    await page.route("**/rest/v1/orders*", (route) => route.abort());
    await page.getByLabel("Search orders").fill("Eva");
    await expect(page.getByText("The orders could not be loaded.")).toBeVisible();
    await expect(page.getByText("The database does not answer.")).toBeVisible();
    await page.unroute("**/rest/v1/orders*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(rowOf(page, "Eva Mora").first()).toBeVisible();
  });
});
