import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, productCard, quickAdd, visit } from "../fixtures/storefront.ts";
import { mailTo } from "./admin-mail.ts";
import { CUSTOMER, field, invoiceForCedula } from "./checkout-form.ts";
import { downloadOf } from "./download-of.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

const MODE = "shop_information?id=eq.true";
const DAY_MS = 86_400_000;

const BREAKDOWN = ["Subtotal$100.00", "Tax (IVA 15%)$15.00", "Total$115.00"];

/** The same amounts, of the whole invoice, of its IVA and of its only line. */
const INVOICE_AMOUNTS = [
  "<totalSinImpuestos>100.00</totalSinImpuestos>",
  "<baseImponible>100.00</baseImponible><tarifa>15.00</tarifa><valor>15.00</valor></totalImpuesto>",
  "<importeTotal>115.00</importeTotal>",
  "<precioTotalSinImpuesto>100.00</precioTotalSinImpuesto>",
  "<baseImponible>100.00</baseImponible><valor>15.00</valor></impuesto>",
];

/** Return a day in Ecuador as the field has it. */
const dayAfter = (days: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Guayaquil" }).format(
    Date.now() + days * DAY_MS,
  );

async function offerOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const [, preview] = /property="product:price:amount" content="([^"]+)"/.exec(html) ?? [];
  return { ...JSON.parse(json).offers, preview };
}

async function pay(page: Page, email: string): Promise<void> {
  const bag = await openBag(page);
  await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("dialog", { name: "Ready to Checkout?" })).toContainText(
    "$115.00 with IVA",
  );
  await page.getByRole("button", { name: "Continue to Checkout" }).click();
  const summary = page.getByRole("complementary", { name: "Order Summary" });
  for (const text of BREAKDOWN) await expect(summary).toContainText(text);
  for (const [name, value] of Object.entries({ ...CUSTOMER, Email: email })) {
    await field(page, name).fill(value);
  }
  await invoiceForCedula(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: APPROVE_PAYMENT.en }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
}

test("shows and charges one final price where prices are entered with IVA", async ({
  page,
  database,
  shop,
}) => {
  // Written first, so that the journey's end restores it.
  await database.change(MODE, { prices_include_tax: false });
  const name = "Scarf with IVA";
  const { slug } = await database.addProduct(name, { price: 115 });
  const email = "price@example.com";

  await test.step("the owner chooses the mode and exports the products", async () => {
    await openAdmin(page, "settings");
    await page.getByLabel(/^With IVA/).click();
    const dialog = page.getByRole("dialog", { name: "Change what every product costs?" });
    await expect(dialog).toContainText("shoppers pay $100.00 instead of $115.00");
    await dialog.getByRole("button", { name: "Change Prices" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(/^With IVA/)).toBeChecked();
    await expectNoViolations(page, "prices and tax");
    await page.getByRole("link", { name: "Products" }).click();
    const { bytes } = await downloadOf(page, "Export CSV");
    const row = String(bytes)
      .split("\r\n")
      .find((line) => line.includes(name));
    expect(row).toContain(",115.00,115.00,");
  });

  await test.step("shop and product page show what shoppers pay", async () => {
    await visit(page, "/shop");
    await expect(productCard(page, name).getByText(/^\$/)).toHaveText(["$115.00"]);
    await visit(page, `/es/products/${slug}`);
    await expect(page.getByRole("main")).not.toContainText("con IVA");
    expect(await offerOf(page, `/products/${slug}`)).toMatchObject({
      price: "115.00",
      preview: "115.00",
      priceSpecification: { price: "115.00", valueAddedTaxIncluded: true },
    });
  });

  await test.step("bag, checkout and receipt agree to the cent", async () => {
    await visit(page, "/shop");
    await quickAdd(page, name);
    await expect(await openBag(page)).toContainText(
      "IVA included, shipping calculated at checkout",
    );
    await page.keyboard.press("Escape");
    await pay(page, email);
    for (const text of BREAKDOWN) await expect(page.getByRole("main")).toContainText(text);
  });

  const [order] = await database.read<Record<string, unknown>>(`orders?email=eq.${email}`);
  expect(order).toMatchObject({ prices_include_tax: true });
  expect([order?.subtotal_amount, order?.tax_amount, order?.total_amount].map(Number)).toEqual([
    100, 15, 115,
  ]);
  expect(order?.items).toEqual([
    expect.objectContaining({ price: 115, base: 100, tax: 15, total: 115 }),
  ]);
  const mail = await mailTo(shop, email, /Your order/);
  for (const amount of ["$100.00", "$15.00", "$115.00"]) expect(mail).toContain(amount);

  await test.step("so does the signed invoice", async () => {
    const invoices = `tax_documents?order_id=eq.${order?.id}&state=eq.authorized`;
    await expect.poll(() => database.read(invoices)).toHaveLength(1);
    await openAdmin(page, "orders");
    await rowOf(page, String(order?.number)).getByRole("link").click();
    await page.getByRole("link", { name: /^Invoice 001-001-/ }).click();
    const { bytes } = await downloadOf(page, "Download XML");
    const xml = String(bytes);
    for (const element of INVOICE_AMOUNTS) expect(xml).toContain(element);
    expect(xml).toContain("<ds:SignatureValue");
  });
});

test("adds a rate of IVA that shoppers see from its first day, and removes one", async ({
  page,
  database,
}) => {
  const { slug } = await database.addProduct("Rated Scarf", { price: 100 });
  await openAdmin(page, "settings");
  const rates = page.getByRole("list", { name: "Rates of IVA" });
  await expect(rates.getByRole("listitem")).toHaveText([/^15%.*Today's rate$/]);

  await test.step("a mistake is named at its field and keeps what was typed", async () => {
    const percent = page.getByLabel("New rate in percent");
    await percent.fill("16");
    await page.getByLabel("First day").fill(dayAfter(30));
    await page.getByRole("button", { name: "Add Rate" }).click();
    await expect(percent).toHaveAccessibleDescription(
      "Invoices know only these rates: 0%, 5%, 8%, 12%, 13%, 14%, and 15%.",
    );
    await percent.fill("12");
    await page.getByLabel("First day").fill(dayAfter(-1));
    await page.getByRole("button", { name: "Add Rate" }).click();
    await expect(page.getByLabel("First day")).toHaveAccessibleDescription(
      "A rate begins today or later: past orders keep theirs.",
    );
    await expect(percent).toHaveValue("12");
  });

  await test.step("a rate of another day changes nothing today, and can be removed", async () => {
    await page.getByLabel("First day").fill(dayAfter(30));
    await page.getByRole("button", { name: "Add Rate" }).click();
    await expect(rates.getByRole("listitem")).toHaveText([/^12%/, /^15%.*Today's rate$/]);
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole("main")).toContainText("$115.00 with IVA");
    await openAdmin(page, "settings");
    await rates.getByRole("button", { name: /^Remove 12%/ }).click();
    await expect(rates.getByRole("listitem")).toHaveText([/^15%/]);
  });

  await test.step("today's rate is what shoppers pay at once", async () => {
    await page.getByLabel("New rate in percent").fill("8");
    await page.getByLabel("First day").fill(dayAfter(0));
    await page.getByRole("button", { name: "Add Rate" }).click();
    await page.getByRole("button", { name: "Start Today" }).click();
    await expect(rates.getByRole("listitem")).toHaveText([/^8%.*Today's rate$/, /^15%/]);
    await expect(rates.getByRole("button")).toHaveCount(0);
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole("main")).toContainText("$108.00 with IVA");
    await database.remove(`tax_rates?valid_from=eq.${dayAfter(0)}`);
  });
});
