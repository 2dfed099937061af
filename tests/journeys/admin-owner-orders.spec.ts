import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { mailTo } from "./admin-mail.ts";
import { openOrderOf } from "./admin-purchase.ts";
import {
  askDatabase,
  confirmPayment,
  offer,
  offerNothing,
  pictureOfReceipt,
  sendReceipt,
} from "./manual-payment.ts";
import { openAdmin } from "./open-admin.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ shop }) => offerNothing(shop));
test.afterEach(({ shop }) => offerNothing(shop));

type OrderRow = {
  id: string;
  status: string;
  payment_method: string;
  total_amount: number | string;
  made_by: string | null;
  email: string;
};

/** Open the form and add the belt, in one size. */
async function addBelt(page: Page) {
  await openAdmin(page, "orders");
  await page.getByRole("link", { name: "New Order" }).click();
  await page.getByLabel("Add a product by its name").fill("leather belt");
  await page.getByRole("button", { name: /Woven Leather Belt/ }).click();
  const line = page.getByRole("listitem", { name: "Woven Leather Belt" });
  await expect(line).toBeVisible();
  const size = line.getByLabel("Size");
  if ((await size.count()) > 0 && (await size.inputValue()) === "")
    await size.selectOption({ index: 1 });
  const color = line.getByLabel("Color");
  if ((await color.count()) > 0 && (await color.inputValue()) === "")
    await color.selectOption({ index: 1 });
  return line;
}

async function fillCustomer(page: Page, details: Record<string, string>) {
  for (const [label, value] of Object.entries(details)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const ADDRESS = { Address: "Av. Amazonas N34-120", City: "Quito" };

const payLinkOf = async (page: Page) =>
  new URL(await page.getByLabel("Link to pay", { exact: true }).inputValue()).pathname;

test("makes an order with another price, which its customer pays by transfer behind the link", async ({
  page,
  shop,
  database,
}) => {
  await offer(shop, "transfer");
  const email = "link@example.com";
  const line = await addBelt(page);
  await line.getByLabel("Different price (optional)").fill("50");
  await page.getByLabel("For the whole order").selectOption("percent");
  await page.getByLabel("Percent off").fill("10");
  await page.getByLabel("Language of the customer").selectOption("English");
  await fillCustomer(page, {
    "First name": "Sofía",
    Phone: "0991234567",
    "Email (optional)": email,
  });
  await page.getByRole("button", { name: "Create Order" }).click();

  await test.step("what is missing is said, and nothing is lost", async () => {
    await expect(page.getByText("Please say why the price is different.")).toBeVisible();
    await expect(page.getByText("Please fill in this field.")).toHaveCount(2);
    await expect(line.getByLabel("Different price (optional)")).toHaveValue("50");
    await page.getByLabel("Reason").fill("A friend of the house");
    await fillCustomer(page, ADDRESS);
    await expect(page.getByText("Total $51.75")).toBeVisible();
    await expectNoViolations(page, "the form of an order that staff make");
  });

  await page.getByRole("button", { name: "Create Order" }).click();
  await expect(page.getByText("A friend of the house")).toBeVisible();
  await expect(page.getByText("Created for the customer, who pays by link.")).toBeVisible();
  await expectNoViolations(page, "an order that staff made");
  const whatsapp = new URL(
    (await page.getByRole("link", { name: "Write on WhatsApp" }).getAttribute("href")) ?? "",
  );
  const path = await payLinkOf(page);
  expect(whatsapp.pathname).toBe("/593991234567");
  expect(whatsapp.searchParams.get("text")).toMatch(
    new RegExp(
      `^Hello Sofía, this is .*\\n1 × Woven Leather Belt .*\\nTotal: \\$51\\.75.*${path}$`,
      "s",
    ),
  );
  await mailTo(shop, email, /how to pay order/);

  await test.step("the customer chooses a transfer", async () => {
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page.getByText("$51.75").first()).toBeVisible();
    await expectNoViolations(page, "the customer's pay page");
    await page.getByRole("radio", { name: "Bank transfer" }).check();
    await page.getByRole("button", { name: "Pay This Way" }).click();
    await expect(page.getByText("Banco Pichincha, savings account 2200112233")).toBeVisible();
    await sendReceipt(page, await pictureOfReceipt("#35c"));
    await expect(page.getByText("1 receipt received.")).toBeVisible();
  });

  await test.step("the owner confirms, and the link leads to the receipt", async () => {
    await openOrderOf(page, email);
    await confirmPayment(page);
    await expect(page.getByText("The payment was confirmed.")).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    expect(await database.read<OrderRow>(`orders?email=eq.${email}`)).toMatchObject([
      { status: "pending", payment_method: "transfer" },
    ]);
  });
});

test("records what was paid in the shop and taken along", async ({ page, database }) => {
  await addBelt(page);
  await page.getByLabel("How it is paid").selectOption("Paid in the shop: cash");
  await page.getByLabel("The customer has it already").check();
  await expect(page.getByRole("heading", { name: "Delivery" })).toHaveCount(0);
  await page.getByRole("button", { name: "Record Sale" }).click();
  await expect(page.getByText("The customer took it along.")).toBeVisible();
  await expect(page.getByText("Paid in the shop: cash")).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(await database.read<OrderRow>(`orders?id=eq.${id}`)).toMatchObject([
    { status: "delivered", payment_method: "in_store", email: "" },
  ]);
});

test("fills the lines from a shared bag, and asks before they are lost", async ({
  page,
  database,
}) => {
  const [belt] = await database.read<{ id: string; sizes: string[]; colors: string[] }>(
    "products?slug=eq.woven-leather-belt&select=id,sizes,colors",
  );
  const line = `2.${belt?.id}.${belt?.sizes[0] ?? ""}.${belt?.colors[0] ?? ""}`;
  await openAdmin(page, "orders");
  await page.getByRole("link", { name: "New Order" }).click();
  await page.getByLabel("From a shared bag").fill("not a link");
  await expect(page.getByText("This is not the link of a bag.")).toBeVisible();
  const link = `https://shop.example/es/bag?${new URLSearchParams({ line })}`;
  await page.getByLabel("From a shared bag").fill(link);
  await expect(page.getByText("The bag's items were added.")).toBeVisible();
  await expect(page.getByLabel("Quantity of Woven Leather Belt")).toHaveValue("2");
  await page.getByRole("link", { name: "All orders" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard your changes?" });
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
});

test.describe("in Spanish, on a phone", () => {
  test.use({ ...SCREENS.phone, locale: "es-EC" });

  test("makes an order, which its customer pays by card behind the link", async ({
    page,
    database,
  }) => {
    await openAdmin(page, "orders", "es");
    await page.getByRole("link", { name: "Nuevo pedido" }).click();
    await page.getByLabel("Agregar un producto por su nombre").fill("cintur");
    await page
      .getByRole("list", { name: "Productos encontrados" })
      .getByRole("button")
      .first()
      .click();
    await page.getByLabel("Talla").selectOption({ index: 1 });
    await page.getByLabel("Color").selectOption({ index: 1 });
    await page.getByLabel("Nombre", { exact: true }).fill("Lucía");
    await page.getByLabel("Teléfono", { exact: true }).fill("0987654321");
    await page.getByLabel("Cómo llega al cliente").selectOption("Retiro en tienda");
    await expect(page.getByText(/^Total \$/)).toBeVisible();
    await page.getByRole("button", { name: "Crear pedido" }).click();
    const link = page.getByLabel("Enlace de pago", { exact: true });
    await expect(link).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const path = new URL(await link.inputValue()).pathname;
    expect(path).toMatch(/^\/es\/pay\/[0-9a-f]{32}$/);
    await page.goto(path);
    await expect(
      page.getByRole("heading", { name: "Tus artículos están reservados" }),
    ).toBeVisible();
    await expectNoViolations(page, "the customer's pay page, in Spanish");
    await page.getByRole("button", { name: "Pagar con tarjeta" }).click();
    await page.getByRole("button", { name: "Rechazar el pago" }).first().click();
    await page.getByRole("link", { name: "Volver al pago" }).click();
    await page.getByRole("button", { name: "Pagar con tarjeta" }).click();
    await page.getByRole("button", { name: APPROVE_PAYMENT.es }).click();
    await expect(page.getByRole("heading", { name: "¡Grazie mille!" })).toBeVisible();
    expect(await database.read<OrderRow>(`orders?id=eq.${id}`)).toMatchObject([
      { status: "pending", payment_method: "card", email: "" },
    ]);
  });
});

test("ends a link in time, and chooses a transfer without JavaScript", async ({
  page,
  browser,
  shop,
}) => {
  await offer(shop, "transfer");
  await addBelt(page);
  await page.getByLabel("How it reaches the customer").selectOption("Pick-up in the shop");
  await page.getByLabel("Language of the customer").selectOption("English");
  await fillCustomer(page, { "First name": "Eva", Phone: "0981112223" });
  await page.getByRole("button", { name: "Create Order" }).click();
  const path = await payLinkOf(page);
  const id = new URL(page.url()).pathname.split("/").at(-1);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const plain = await context.newPage();
  await plain.goto(path);
  await plain.getByRole("radio", { name: "Bank transfer" }).check();
  await plain.getByRole("button", { name: "Pay This Way" }).click();
  await expect(plain.getByText("Banco Pichincha, savings account 2200112233")).toBeVisible();

  const past = new Date(Date.now() - 1000).toISOString();
  await askDatabase(shop, "PATCH", `orders?id=eq.${id}`, { payment_due_at: past });
  await askDatabase(shop, "PATCH", `checkouts?order_id=eq.${id}`, { expires_at: past });
  await plain.goto(path);
  await expect(plain.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect(plain.getByText("Eva")).toHaveCount(0);
  const answer = await plain.goto("/pay/00000000000000000000000000000000");
  expect(answer?.status()).toBe(404);
  await context.close();
});
