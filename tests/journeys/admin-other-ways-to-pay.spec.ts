import sharp from "sharp";
import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { mailTo, writeToOwnerInEnglish } from "./admin-mail.ts";
import { openOrderOf } from "./admin-purchase.ts";
import {
  askDatabase,
  comeToPayment,
  confirmPayment,
  offer,
  offerNothing,
  orderBelts,
  photographOfReceipt,
  pictureOfReceipt,
  sendReceipt,
} from "./manual-payment.ts";
import { openAdmin } from "./open-admin.ts";
import { requestBelts, requestProof } from "./requested-purchase.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ shop }) => offerNothing(shop));
test.beforeEach(({ shop }) => writeToOwnerInEnglish(shop));
test.afterEach(({ shop }) => offerNothing(shop));

type OrderRow = { id: string; status: string; payment_method: string };

test("offers PayPhone alone until the owner offers another way to pay", async ({ page, shop }) => {
  await comeToPayment(page, "alone@example.com");
  await expect(page.getByText("Other ways to pay")).toHaveCount(0);

  await page.context().clearCookies();
  await openAdmin(page, "settings");
  const section = page.getByRole("region", { name: "Other ways to pay" });
  const transfer = section.locator("form").first();
  await transfer.getByLabel("Offer it to shoppers").check();
  await transfer.getByRole("button", { name: "Save" }).click();
  await expect(
    transfer.getByText("Please write where shoppers should pay, in at least one language."),
  ).toBeVisible();
  await transfer.getByLabel("How to pay, in English").fill("Banco Pichincha 2200112233");
  await transfer.getByLabel("Largest total in dollars").fill("5000");
  await transfer.getByRole("button", { name: "Save" }).click();
  await expect(transfer.getByLabel("Offer it to shoppers")).toBeChecked();
  await expectNoViolations(page, "the ways to pay in the settings");

  for (const kind of ["deuna", "cash_on_delivery"] as const) await offer(shop, kind);
  await comeToPayment(page, "offered@example.com");
  for (const name of ["Bank transfer", "Deuna", "Cash on delivery"]) {
    await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
  }
  await expectNoViolations(page, "the payment step with other ways to pay");
});

test.describe("a picture that is none", () => {
  test.use({ expectedConsoleErrors: [/status of 422|saving a picture failed/] });

  test("guards what was typed about a way to pay, and takes a picture of the code to scan", async ({
    page,
    database,
  }) => {
    await openAdmin(page, "settings");
    const form = page.getByRole("region", { name: "Other ways to pay" }).locator("form").nth(1);
    await form.getByLabel("How to pay, in Spanish").fill("Escanea el código en Deuna.");
    await page.getByRole("link", { name: "Products" }).click();
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep Editing" }).click();

    const picture = form.getByLabel("Picture of the QR code");
    const html = { name: "code.png", mimeType: "image/png", buffer: Buffer.from("<html>") };
    await picture.setInputFiles(html);
    await expect(form.getByText(/^That picture could not be read/)).toBeVisible();
    await picture.setInputFiles(await pictureOfReceipt("#212"));
    await expect(form.getByRole("img", { name: "QR code" })).toBeVisible();
    await expect(form.getByLabel("How to pay, in Spanish")).toHaveValue(
      "Escanea el código en Deuna.",
    );
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Saved", { exact: true })).toBeVisible();
    const [stored] = await database.read<{ qr_image: string; instructions_es: string }>(
      "payment_methods?kind=eq.deuna",
    );
    expect(stored?.qr_image).toMatch(/^data:image\/png;base64,/);
    expect(stored?.instructions_es).toBe("Escanea el código en Deuna.");
    await form.getByRole("button", { name: "Remove the Picture" }).click();
    await expect(form.getByRole("img")).toHaveCount(0);
    await page.getByRole("link", { name: "Products" }).click();
    await expect(page).toHaveURL(/\/admin\/products/);
  });
});

test("pays by transfer with a receipt that the owner confirms", async ({
  page,
  shop,
  database,
}) => {
  await offer(shop, "transfer");
  const email = "transfer@example.com";
  const path = await orderBelts(page, email, "Bank transfer");
  await expect(page.getByText("Banco Pichincha, savings account 2200112233")).toBeVisible();
  await expectNoViolations(page, "an order that awaits its payment");
  await mailTo(shop, email, /how to pay order/);

  await test.step("the bag is empty, and the page can be opened again", async () => {
    await page.goto("/bag");
    await expect(page.getByText("Woven Leather Belt")).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Your items are reserved" })).toBeVisible();
  });

  await test.step("a file that is no receipt is refused, a picture is taken", async () => {
    const page_ = {
      name: "receipt.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("<html>"),
    };
    await sendReceipt(page, page_);
    await expect(page.getByRole("alert")).toHaveText(/That file is not a JPEG, PNG, WebP or PDF/);
    await sendReceipt(page, await pictureOfReceipt("#35c"));
    await expect(page.getByText("1 receipt received.")).toBeVisible();
    await mailTo(shop, "admin@gemmaluce.com", /A receipt to look at/);
  });

  await test.step("the owner sees the receipt and confirms the payment", async () => {
    await openOrderOf(page, email);
    const receipt = page.getByRole("img", { name: "Receipt of the payment" });
    await expect
      .poll(() => receipt.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(400);
    await expectNoViolations(page, "an order that awaits its payment, at the desk");
    await confirmPayment(page);
    await expect(page.getByText("The payment was confirmed.")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Pending" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Mark as Processing" })).toBeVisible();
  });

  await test.step("the shopper's page leads to the receipt", async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    await expect(page.getByText("Bank transfer")).toBeVisible();
    await mailTo(shop, email, /is confirmed/);
    expect(await database.read<OrderRow>(`orders?email=eq.${email}`)).toMatchObject([
      { status: "pending", payment_method: "transfer" },
    ]);
  });
});

test("sends a large photo of a receipt small, upright and without its place", async ({
  page,
  shop,
}) => {
  await offer(shop, "transfer");
  const email = "photo@example.com";
  await page.goto(await requestBelts(shop, email, "transfer"));
  const field = page.getByLabel("Receipt of your payment");
  await field.setInputFiles(await photographOfReceipt());
  const sent = () =>
    field.evaluate(async (input: HTMLInputElement) => [
      ...new Uint8Array((await input.files?.[0]?.arrayBuffer()) ?? new ArrayBuffer(0)),
    ]);
  await expect
    .poll(() => field.evaluate(({ files }: HTMLInputElement) => files?.[0]?.size))
    .toBeLessThan(1_500_000);
  const { format, width, height, exif } = await sharp(Buffer.from(await sent())).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 1500, height: 2000 });
  await page.getByRole("button", { name: "Send the Receipt" }).click();
  await expect(page.getByText("1 receipt received.")).toBeVisible();
  await openOrderOf(page, email);
  const receipt = page.getByRole("img", { name: "Receipt of the payment" });
  await expect
    .poll(() => receipt.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(2000);
});

test("refuses a receipt with a reason, and takes the card instead", async ({
  page,
  shop,
  database,
}) => {
  await offer(shop, "deuna");
  const email = "refused@example.com";
  const path = await requestBelts(shop, email, "deuna");
  await requestProof(shop, path);

  await openOrderOf(page, email);
  await page.getByRole("button", { name: "Refuse Payment" }).click();
  const dialog = page.getByRole("dialog", { name: "Refuse this payment?" });
  await dialog.getByLabel("Reason for the customer").fill("The amount is ten dollars short");
  await expectNoViolations(page, "the dialog before a payment is refused");
  await dialog.getByRole("button", { name: "Refuse Payment" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Not accepted:" })).toContainText(
    "The amount is ten dollars short",
  );
  await mailTo(shop, email, /ten dollars short/);

  await page.goto(path);
  await expect(page.getByRole("alert")).toContainText("The amount is ten dollars short");
  await page.getByRole("button", { name: "Pay by Card" }).click();
  await page.getByRole("button", { name: APPROVE_PAYMENT.en }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  expect(await database.read<OrderRow>(`orders?email=eq.${email}`)).toMatchObject([
    { status: "pending", payment_method: "card" },
  ]);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
});

test("leads a declined card back to the order that awaits its payment", async ({ page, shop }) => {
  await offer(shop, "transfer");
  await page.goto(await requestBelts(shop, "declined@example.com", "transfer"));
  await page.getByRole("button", { name: "Pay by Card" }).click();
  await page.getByRole("button", { name: "Decline" }).first().click();
  await expect(page.getByRole("heading", { name: "Payment Error" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Payment" }).click();
  await expect(page.getByRole("heading", { name: "Your items are reserved" })).toBeVisible();
});

test("cancels an order that was not paid in time, and says so", async ({ page, shop }) => {
  await offer(shop, "transfer");
  const email = "late@example.com";
  const path = await requestBelts(shop, email, "transfer");
  const past = new Date(Date.now() - 1000).toISOString();
  const [order] = await askDatabase<OrderRow[]>(shop, "GET", `orders?email=eq.${email}`);
  await askDatabase(shop, "PATCH", `checkouts?order_id=eq.${order?.id}`, { expires_at: past });
  await mailTo(shop, email, /was not paid in time/);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
  await openOrderOf(page, email);
  await expect(page.getByText("It was not paid in time.")).toBeVisible();
  await confirmPayment(page);
  await expect(page.getByText("The payment was confirmed.")).toBeVisible();
});

test("accepts and sends an order that is paid in cash, and records the payment", async ({
  page,
  shop,
}) => {
  await offer(shop, "cash_on_delivery");
  const email = "cash@example.com";
  const path = await requestBelts(shop, email, "cash_on_delivery");
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Your items are reserved" })).toBeVisible();
  await expect(page.getByText("Send us the receipt")).toHaveCount(0);
  await openOrderOf(page, email);
  await page.getByRole("button", { name: "Accept Order" }).click();
  await expect(page.getByText("Accepted: it is paid on delivery.")).toBeVisible();
  await page.getByLabel("Courier").fill("Servientrega");
  await page.getByLabel("Tracking Number").fill("EC 1");
  await page.getByRole("button", { name: "Mark as Shipped" }).click();
  await page.getByRole("button", { name: "Mark as Delivered" }).click();
  const question = page.getByRole("dialog", { name: "Mark this order as Delivered?" });
  await expect(question).toContainText("its invoice, if any, is made and sent now");
  await question.getByRole("button", { name: "Mark as Delivered" }).click();
  await confirmPayment(page);
  await expect(page.getByText("Payment received")).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
});

test.describe("in Spanish, on a phone", () => {
  test.use({ ...SCREENS.phone, locale: "es-EC" });

  test("pays by transfer with a receipt", async ({ page, shop, database }) => {
    await offer(shop, "transfer");
    const email = "transferencia@example.com";
    await page.goto("/es/products/riviera-striped-knit");
    const main = page.getByRole("main");
    await main.getByText("M", { exact: true }).click();
    await main
      .locator("label", { has: page.getByRole("radio") })
      .last()
      .click();
    await main.getByRole("button", { name: "Agregar a la bolsa" }).click();
    await expect(page.getByRole("dialog", { name: "Bolsa de compras" })).toBeVisible();
    await page.goto("/es/checkout");
    for (const [label, text] of [
      ["Nombre", "Lucía"],
      ["Apellido", "Andrade"],
      ["Correo electrónico", email],
      ["Teléfono", "0991234567"],
      ["Dirección", "Av. Amazonas N34-120"],
      ["Ciudad", "Quito"],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole("button", { name: "Continuar al pago" }).click();
    await page.getByRole("radio", { name: "Transferencia bancaria" }).check();
    await page.getByRole("button", { name: "Pedir y pagar después" }).click();
    await expect(
      page.getByRole("heading", { name: "Tus artículos están reservados" }),
    ).toBeVisible();
    await expect(page.getByText("Banco Pichincha, cuenta de ahorros 2200112233")).toBeVisible();
    await expectNoViolations(page, "an order that awaits its payment, in Spanish");
    await sendReceipt(page, await pictureOfReceipt("#5c3"), {
      field: "Comprobante de tu pago",
      button: "Enviar el comprobante",
    });
    await expect(page.getByText("1 comprobante recibido.")).toBeVisible();
    const [order] = await database.read<OrderRow>(`orders?email=eq.${email}`);
    const staff = await database.read<{ user_id: string }>("staff?limit=1");
    await askDatabase(shop, "POST", "rpc/confirm_order_payment", {
      order_id: order?.id,
      staff_id: staff[0]?.user_id,
    });
    await page.reload();
    await expect(page.getByRole("heading", { name: "¡Grazie mille!" })).toBeVisible();
    await expect(page.getByText("Transferencia bancaria")).toBeVisible();
  });
});

test("shows how to pay an order, and takes its receipt, without JavaScript", async ({
  browser,
  shop,
}) => {
  await offer(shop, "transfer");
  const path = await requestBelts(shop, "plain.html@example.com", "transfer");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const plain = await context.newPage();
  await plain.goto(path);
  await expect(plain.getByText("Banco Pichincha, savings account 2200112233")).toBeVisible();
  const large = { name: "receipt.png", mimeType: "image/png", buffer: Buffer.alloc(9_000_000) };
  await sendReceipt(plain, large);
  await expect(plain.getByRole("alert")).toHaveText(/That file is too large/);
  await sendReceipt(plain, await pictureOfReceipt("#333"));
  await expect(plain.getByText("1 receipt received.")).toBeVisible();
  await context.close();
});
