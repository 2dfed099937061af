import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { OWNER } from "../fixtures/journey-backend.ts";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { test } from "../fixtures/shop-test.ts";
import { bagOf, openBag, quickAdd, visit } from "../fixtures/storefront.ts";
import { mailTo, sendWaitingMails } from "./admin-mail.ts";
import { markPaymentChecked, placeOrder } from "./admin-order.ts";
import { confirmPayment, offer, pictureOfReceipt, sendReceipt } from "./manual-payment.ts";
import { fillSignIn, rowOf } from "./open-admin.ts";

const MARK = "SANDBOX: no real payment";
const SPANISH_MARK = "SANDBOX: no es un pago real";
const WORKERS = { WORKER_SECONDS: "1" };
const PAYPHONE = { PAYPHONE_TOKEN: "test-token", PAYPHONE_STORE_ID: "test-store" };

test.use({ shopSettings: WORKERS });

type OrderRow = { id: string; reference: string };

const markOf = (page: Page) => page.getByRole("note").filter({ hasText: "SANDBOX" });
const numberOf = ({ id }: Pick<OrderRow, "id">) => id.slice(-8).toUpperCase();

/** Fetch a page and return its visible text. */
async function fetchText(url: string, init?: RequestInit): Promise<string> {
  const html = await (await fetch(url, init)).text();
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ");
}

const lookUp = (shop: RunningShop, path: string, { id }: OrderRow, email: string) =>
  fetchText(`${shop.url}${path}`, {
    method: "POST",
    headers: { origin: shop.url },
    body: new URLSearchParams({ number: numberOf({ id }), email }),
  });

async function orderOf(shop: RunningShop, email: string): Promise<OrderRow> {
  const { secret } = await keysOf(shop);
  const query = `orders?email=eq.${email}&select=id,reference,is_sandbox`;
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/${query}`, {
    headers: { apikey: secret },
  });
  const [order] = (await response.json()) as OrderRow[];
  if (!order) throw new Error(`${email} has no order`);
  return order;
}

async function ship(shop: RunningShop, { id }: OrderRow): Promise<void> {
  const { secret } = await keysOf(shop);
  await markPaymentChecked(shop, id);
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/orders?id=eq.${id}`, {
    method: "PATCH",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify({ status: "shipped" }),
  });
  expect(response.ok).toBe(true);
}

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await download).path(), "utf8");
}

async function fillShipping(page: Page, email: string): Promise<void> {
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
}

test("marks each step of a sandbox purchase, its order and its email", async ({ page, shop }) => {
  const email = "elena@example.com";
  await visit(page, "/shop");
  await quickAdd(page, "Silk Twill Scarf");

  await test.step("the bag and its confirm dialog", async () => {
    await openBag(page);
    await expect(markOf(page)).toHaveText(MARK);
    await bagOf(page).getByRole("button", { name: "Proceed to Checkout" }).click();
    const dialog = page.getByRole("dialog", { name: "Ready to Checkout?" });
    await expect(dialog.getByRole("note")).toHaveText(MARK);
    await expectNoViolations(page, "the confirm dialog");
    await dialog.getByRole("button", { name: "Continue to Checkout" }).click();
  });

  await test.step("shipping and payment", async () => {
    await fillShipping(page, email);
    await expect(markOf(page)).toHaveText(MARK);
    await expectNoViolations(page, "shipping");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    const approve = page.getByRole("button", { name: "Approve payment" });
    await expect(approve).toBeVisible();
    await expect(markOf(page)).toBeInViewport();
    await approve.click();
  });

  await test.step("the receipt and its reload", async () => {
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    await expect(markOf(page)).toHaveText(MARK);
    await expectNoViolations(page, "the receipt");
    await page.reload();
    await expect(markOf(page)).toHaveText(MARK);
  });

  const order = await orderOf(shop, email);
  expect(order).toMatchObject({ is_sandbox: true });
  expect(await lookUp(shop, "/orders", order, email)).toContain(MARK);
  expect(await lookUp(shop, "/es/orders", order, email)).toContain(SPANISH_MARK);
  const mail = await mailTo(shop, email, /is confirmed/);
  expect(mail).toContain("Subject: [SANDBOX] Gemma Luce: order");
  expect(mail.match(new RegExp(MARK, "g"))).toHaveLength(2);
});

test("marks each page in its language without script", async ({ shop }) => {
  for (const path of ["/checkout", "/orders", "/confirmation?id=1", "/confirmation"]) {
    expect(await fetchText(shop.url + path), path).toContain(MARK);
    expect(await fetchText(`${shop.url}/es${path}`), `/es${path}`).toContain(SPANISH_MARK);
  }
  for (const path of ["/", "/shop", "/es"]) {
    expect(await fetchText(shop.url + path), path).not.toContain("SANDBOX");
  }
});

/** Return the owner's views of an order: list, page, packing slip and both exports. */
async function readOwnerViews(page: Page, shop: RunningShop, order: OrderRow, email: string) {
  await page.goto(`${shop.url}/admin/orders?q=${email}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  const list = await rowOf(page, email).textContent();
  const csv = await downloaded(page, "Export CSV");
  await page.goto(`${shop.url}/admin/orders/${order.id}`);
  const heading = page.getByRole("heading", { name: `Order ${numberOf(order)}` });
  await expect(heading).toBeVisible();
  const history = await page
    .getByRole("listitem")
    .filter({ hasText: "Order created" })
    .textContent();
  const orderMarks = await markOf(page).allTextContents();
  await expectNoViolations(page, "an order");
  await page.goto(`${shop.url}/admin/orders/${order.id}/packing-slip`);
  await expect(page.getByRole("heading", { name: "Packing Slip" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const slipMarks = await markOf(page).allTextContents();
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${shop.url}/admin/privacy`);
  await page.getByLabel("The customer's email or phone number").fill(email);
  const personal = await downloaded(page, "Download the data");
  return { list, csv, history, personal, orderMarks, slipMarks };
}

async function signIn(page: Page, shop: RunningShop): Promise<void> {
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByLabel("Keep me signed in").check();
  await fillSignIn(page, OWNER.password);
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
}

test.describe("a shop without PayPhone", () => {
  // It does not sell before the owner offers a way to pay.
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test("sells by transfer alone without PayPhone, and nothing where no way to pay is offered", async ({
    page,
  }) => {
    const shop = await startShop({ ...WORKERS, PAYPHONE_SANDBOX: "0" });
    expect(shop.output()).not.toContain("SANDBOX");
    const email = "by.transfer@example.com";
    await visit(page, `${shop.url}/shop`);
    await quickAdd(page, "Silk Twill Scarf");
    await page.goto(`${shop.url}/checkout`);
    await fillShipping(page, email);
    const proceed = page.getByRole("button", { name: "Continue to Payment" });
    await proceed.click();
    await expect(page.getByRole("alert")).toContainText("Payment is not set up yet.");

    await offer(shop, "transfer");
    await page.getByRole("button", { name: "Back to Shipping Information" }).click();
    await proceed.click();
    await expect(page.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
    await expect(page.getByRole("group", { name: "How would you like to pay?" })).toBeVisible();
    await expect(page.getByText("PayPhone")).toHaveCount(0);
    await expectNoViolations(page, "the payment step without PayPhone");
    await page.getByRole("button", { name: "Order and Pay Later" }).click();
    await expect(page.getByRole("heading", { name: "Your items are reserved" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pay by Card" })).toHaveCount(0);
    await sendReceipt(page, await pictureOfReceipt("#573"));
    await expect(page.getByText("1 receipt received.")).toBeVisible();
    const path = new URL(page.url()).pathname;

    await signIn(page, shop);
    const order = await orderOf(shop, email);
    await page.goto(`${shop.url}/admin/orders/${order.id}`);
    await confirmPayment(page);
    await expect(page.getByText("The payment was confirmed.")).toBeVisible();
    await page.getByLabel("Courier").fill("Servientrega");
    await page.getByRole("textbox", { name: "Tracking number" }).fill("EC 1");
    await page.getByRole("button", { name: "Mark as Shipped" }).click();
    await expect(page.getByText("Pending → Shipped")).toBeVisible();
    await page.goto(shop.url + path);
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    await discardShop(shop);
  });
});

test("marks only sandbox orders after a switch to real payments", async ({ page }) => {
  // Two shops, and every page of the admin twice.
  test.slow();
  const [sandboxEmail, realEmail] = ["sofia@example.com", "carmen@example.com"];
  const before = await startShop(WORKERS);
  await placeOrder(before, { firstName: "Sofía", lastName: "Paz", email: sandboxEmail });
  await placeOrder(
    before,
    { firstName: "Carmen", lastName: "Lara", email: realEmail },
    {
      sandbox: false,
    },
  );
  const [sandboxOrder, realOrder] = (await Promise.all(
    [sandboxEmail, realEmail].map((email) => orderOf(before, email)),
  )) as [OrderRow, OrderRow];
  const receiptOf = ({ reference }: OrderRow) => `/confirmation?clientTransactionId=${reference}`;
  await test.step("a real order is not marked while the sandbox is offered", async () => {
    expect(await fetchText(before.url + receiptOf(realOrder))).not.toContain("SANDBOX");
    expect(await mailTo(before, realEmail, /is confirmed/)).not.toContain("SANDBOX");
  });
  await before.stop();

  const { dataDir: DATA_DIR } = before;
  const shop = await startShop({ ...WORKERS, ...PAYPHONE, DATA_DIR });
  expect(shop.output()).not.toContain("SANDBOX");

  await test.step("receipts, look-ups and pages of checkout", async () => {
    for (const prefix of ["", "/es"]) {
      const mark = prefix ? SPANISH_MARK : MARK;
      const at = (path: string) => fetchText(shop.url + prefix + path);
      expect(await at(receiptOf(sandboxOrder))).toContain(mark);
      expect(await at(receiptOf(realOrder))).not.toContain("SANDBOX");
      expect(await lookUp(shop, `${prefix}/orders`, sandboxOrder, sandboxEmail)).toContain(mark);
      expect(await lookUp(shop, `${prefix}/orders`, realOrder, realEmail)).not.toContain("SANDBOX");
      for (const path of ["/checkout", "/orders", "/confirmation?id=1"]) {
        expect(await at(path), prefix + path).not.toContain("SANDBOX");
      }
    }
    await visit(page, `${shop.url}/shop`);
    await quickAdd(page, "Silk Twill Scarf");
    await openBag(page);
    await bagOf(page).getByRole("button", { name: "Proceed to Checkout" }).click();
    await expect(page.getByRole("dialog", { name: "Ready to Checkout?" })).toBeVisible();
    await expect(page.getByText("SANDBOX")).toHaveCount(0);
  });

  await test.step("emails about them", async () => {
    await ship(shop, sandboxOrder);
    await ship(shop, realOrder);
    await sendWaitingMails(shop);
    const mail = await mailTo(shop, sandboxEmail, /is on its way$/m);
    expect(mail).toContain("Subject: [SANDBOX] ");
    expect(mail).toContain(MARK);
    expect(await mailTo(shop, realEmail, /is on its way$/m)).not.toContain("SANDBOX");
  });

  await test.step("the owner's list, page, history, slip and exports", async () => {
    await signIn(page, shop);
    const seen = await readOwnerViews(page, shop, sandboxOrder, sandboxEmail);
    expect(seen).toMatchObject({ orderMarks: [MARK], slipMarks: [MARK] });
    expect(seen.list).toContain("SANDBOX");
    expect(seen.history).toContain("SANDBOX");
    expect(seen.csv).toContain(MARK);
    expect(seen.personal).toContain(MARK);
    const real = await readOwnerViews(page, shop, realOrder, realEmail);
    expect(JSON.stringify(real)).not.toContain("SANDBOX");
    expect(real.csv).toContain(",PayPhone,");
  });
  await discardShop(shop);
});
