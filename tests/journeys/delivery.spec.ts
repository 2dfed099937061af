import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { productCard, reload, SCREENS, visit } from "../fixtures/storefront.ts";
import { mailTo } from "./admin-mail.ts";
import { SHIPPING_LABELS } from "./checkout-form.ts";
import { INFORMATION, PICKUP } from "./pickup.ts";

const QUITO = {
  name: "Quito",
  nameEs: "Quito y alrededores",
  provinces: ["Pichincha"],
  price: 4,
  freeFrom: 120,
  daysMin: 1,
  daysMax: 2,
};
const REST = {
  name: "Rest of Ecuador",
  nameEs: "Resto del Ecuador",
  isEverywhereElse: true,
  price: 6,
};

const ENGLISH = {
  language: "en",
  root: "",
  add: "Quick Add",
  bag: "Shopping bag",
  bagName: "Shopping Bag",
  summary: "Order Summary",
  province: "Province",
  proceed: "Continue to Payment",
  receipt: "Grazie Mille!",
  words: {
    missing: "Still missing: Province.",
    unknown: "ShippingDepends on your province",
    general: "Shipping from $4.60. Estimated delivery: 1-5 business days",
    rest: "Estimated delivery: 3-5 business days",
    ours: "Estimated delivery: 1-2 business days",
    free: "Free Shipping, estimated delivery: 1-2 business days",
    shipping: "Shipping$4.00",
    shippingRest: "Shipping$6.00",
    shippingFree: "ShippingFree",
    more: "Add $80.50 more for free delivery",
    bagShipping: "Shipping$4.00 $4.60 with IVA",
    undelivered: "We do not deliver there. Please choose another address.",
    delivery: "Delivery",
    pickup: "Pick-up",
    pickupFree: "Pick-upFree",
    note: "Monday to Friday, 9:00 to 18:00",
    ready: "You'll receive an email when your order is ready to be picked up",
    mailTitle: /Your order has been confirmed/,
  },
} as const;

const SPANISH = {
  language: "es",
  root: "/es",
  add: "Agregar",
  bag: "Bolsa de compras",
  bagName: "Bolsa de compras",
  summary: "Resumen del pedido",
  province: "Provincia",
  proceed: "Continuar al pago",
  receipt: "¡Grazie mille!",
  words: {
    missing: "Te falta completar: Provincia.",
    unknown: "EnvíoSegún tu provincia",
    general: "Envío desde $4.60. Entrega estimada: 1-5 días laborables",
    rest: "Entrega estimada: 3-5 días laborables",
    ours: "Entrega estimada: 1-2 días laborables",
    free: "Envío gratis, entrega estimada: 1-2 días laborables",
    shipping: "Envío$4.00",
    shippingRest: "Envío$6.00",
    shippingFree: "EnvíoGratis",
    more: "Agrega $80.50 más y el envío es gratis",
    bagShipping: "Envío$4.00 $4.60 con IVA",
    undelivered: "No hacemos entregas ahí. Elige otra dirección.",
    delivery: "Entrega a domicilio",
    pickup: "Retiro en tienda",
    pickupFree: "Retiro en tiendaGratis",
    note: "De lunes a viernes, de 9:00 a 18:00",
    ready: "Recibirás un correo cuando tu pedido esté listo para retirar",
    mailTitle: /Tu pedido está confirmado/,
  },
} as const;

type Words = typeof ENGLISH | typeof SPANISH;

const VISITS = [
  ["phone", SPANISH],
  ["desktop", ENGLISH],
] as const;

const email = (of: string) => `delivery-${of}@example.com`;

/** Open checkout with one scarf at $50 in the bag. */
async function openCheckout(page: Page, words: Words, name: string) {
  await visit(page, `${words.root}/shop`);
  await productCard(page, name)
    .getByRole("button", { name: `${words.add}: ${name}` })
    .click();
  await visit(page, `${words.root}/checkout`);
}

async function fill(page: Page, { language }: Words, values: string[]) {
  for (const [index, value] of values.entries()) {
    await page.getByLabel(SHIPPING_LABELS[language][index] ?? "", { exact: true }).fill(value);
  }
}

const summaryOf = (page: Page, words: Words) =>
  page.getByRole("complementary", { name: words.summary });

for (const [screen, words] of VISITS) {
  const { [screen]: options } = SCREENS;

  test.describe(`delivery on ${screen}, in ${words.language}`, () => {
    test.use({ ...options, locale: words.language === "es" ? "es-EC" : "en-US" });

    test("costs what the province's zone says, is free from its amount, and the bag remembers it", async ({
      page,
      database,
    }) => {
      await database.setDeliveryZones([QUITO, REST]);
      const name = `Zone Scarf ${screen}`;
      const { slug } = await database.addProduct(name);
      await visit(page, `${words.root}/products/${slug}`);
      await expect(page.getByRole("main")).toContainText(words.words.general);
      await openCheckout(page, words, name);
      const summary = summaryOf(page, words);
      const proceed = page.getByRole("button", { name: words.proceed });

      await test.step("the cost is told as soon as the province is known", async () => {
        await expect(summary).toContainText(words.words.unknown);
        await fill(page, words, ["Ana", "Vega", email(screen), "0991234567", "Calle 1", "Cuenca"]);
        await expect(summary).toContainText(words.words.shippingRest);
        await expect(summary).toContainText("$64.40");
        await expect(summary).toContainText(words.words.rest);
      });
      await test.step("an unknown city asks for the province, which is required", async () => {
        await fill(page, words, ["Ana", "Vega", email(screen), "0991234567", "Calle 1", "Checa"]);
        await expect(proceed).toBeDisabled();
        await expect(proceed).toHaveAccessibleDescription(words.words.missing);
        const province = page.getByRole("combobox", { name: words.province, exact: true });
        await expect(province).toHaveAttribute("required", "");
        await province.selectOption("Pichincha");
        await expect(summary).toContainText(words.words.shipping);
        await expect(summary).toContainText("$62.10");
        await expect(summary).toContainText(words.words.ours);
        await expectNoViolations(page, "checkout with a zone");
      });
      await test.step("the bag says what is missing for free delivery", async () => {
        await visit(page, `${words.root}/shop`);
        await page.getByRole("button", { name: words.bag }).click();
        const bag = page.getByRole("dialog", { name: words.bagName });
        await expect(bag).toContainText(words.words.bagShipping);
        await expect(bag).toContainText(words.words.more);
        await expectNoViolations(page, "the bag with a zone");
        await bag.getByRole("button", { name: /^(Increase|Aumentar)/ }).click();
        await bag.getByRole("button", { name: /^(Increase|Aumentar)/ }).click();
        await expect(bag).toContainText(words.words.shippingFree);
      });
      await test.step("and checkout charges nothing then", async () => {
        await visit(page, `${words.root}/checkout`);
        await expect(summary).toContainText(words.words.shippingFree);
        await expect(summary).toContainText(words.words.free);
        await expect(summary).toContainText("$172.50");
      });
      await test.step("the database prices it the same, and the receipt has the zone's days", async () => {
        await proceed.click();
        await page.getByRole("button", { name: APPROVE_PAYMENT[words.language] }).click();
        await expect(page.getByRole("heading", { name: words.receipt })).toBeVisible();
        await expect(page.getByRole("main")).toContainText("$172.50");
        await expect(page.getByRole("main")).toContainText(words.words.ours);
      });
    });

    test("hands an order out, from the choice to the receipt and the email", async ({
      page,
      database,
      shop,
    }) => {
      await database.setDeliveryZones([{ ...REST, price: 6 }]);
      await database.change(INFORMATION, PICKUP);
      const name = `Pick-up Scarf ${screen}`;
      await database.addProduct(name);
      await openCheckout(page, words, name);
      const summary = summaryOf(page, words);
      await expect(summary).toContainText(words.words.shippingRest);

      await test.step("no address is asked for, also after a reload", async () => {
        const pickup = page.getByRole("radio", { name: words.words.pickup });
        await page.getByRole("radio", { name: words.words.delivery }).focus();
        await page.keyboard.press("ArrowRight");
        await expect(pickup).toBeChecked();
        await expect(summary).toContainText(words.words.pickupFree);
        await reload(page);
        await expect(pickup).toBeChecked();
        await expect(
          page.getByLabel(words.language === "en" ? "Address" : "Dirección", { exact: true }),
        ).toHaveCount(0);
        await expect(page.getByRole("group")).toContainText([PICKUP.pickup_address]);
        await expectNoViolations(page, "a pick-up");
        await fill(page, words, ["Ana", "Vega", email(`pickup-${screen}`), "0991234567"]);
      });
      await test.step("payment and receipt name the place", async () => {
        await page.getByRole("button", { name: words.proceed }).click();
        await expect(page.getByRole("main")).toContainText(PICKUP.pickup_address);
        await page.getByRole("button", { name: APPROVE_PAYMENT[words.language] }).click();
        await expect(page.getByRole("heading", { name: words.receipt })).toBeVisible();
        const main = page.getByRole("main");
        for (const text of [PICKUP.pickup_address, words.words.note, words.words.ready, "$57.50"]) {
          await expect(main).toContainText(text);
        }
        await expect(main).not.toContainText(/3-5 (business|días)/);
        await expectNoViolations(page, "the receipt of a pick-up");
      });
      const mail = await mailTo(shop, email(`pickup-${screen}`), words.words.mailTitle);
      expect(mail).toContain(PICKUP.pickup_address);
      expect(mail).toContain(words.words.note);
      expect(mail).not.toMatch(/3-5 (business|días)/);
    });
  });
}

test.describe("delivery without a zone, in Spanish", () => {
  test.use({ ...SCREENS.phone, locale: "es-EC" });

  test("delivers to no province without a zone, and says so at the province", async ({
    page,
    database,
  }) => {
    await database.setDeliveryZones([QUITO]);
    await database.addProduct("Coast Scarf");
    await openCheckout(page, SPANISH, "Coast Scarf");
    await fill(page, SPANISH, ["Ana", "Vega", email("far"), "0991234567", "Calle 1", "Guayaquil"]);
    const province = page.getByRole("combobox", { name: SPANISH.province, exact: true });
    await expect(province).toHaveValue("Guayas");
    await expect(province).toHaveAccessibleDescription(SPANISH.words.undelivered);
    await page.getByRole("button", { name: SPANISH.proceed }).click();
    await expect(province).toBeFocused();
    await expectNoViolations(page, "a province without delivery");
    await province.selectOption("Pichincha");
    await expect(page.getByText(SPANISH.words.undelivered)).toBeHidden();
    await expect(summaryOf(page, SPANISH)).toContainText(SPANISH.words.shipping);
  });
});

test.describe("zones that change meanwhile", () => {
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test("tells of zones that changed while the form was open, and reads them again", async ({
    page,
    database,
  }) => {
    const name = "Changed Scarf";
    await database.addProduct(name);
    await openCheckout(page, ENGLISH, name);
    await fill(page, ENGLISH, [
      "Ana",
      "Vega",
      email("changed"),
      "0991234567",
      "Calle 1",
      "Guayaquil",
    ]);
    await database.setDeliveryZones([QUITO]);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "We do not deliver there. Please go back and choose another address.",
    );
    await page.getByRole("button", { name: "Back to Shipping Information" }).click();
    const province = page.getByRole("combobox", { name: "Province", exact: true });
    await expect(province).toHaveAccessibleDescription(ENGLISH.words.undelivered);
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("Calle 1");
  });
});

test("names the zones on Shipping & Returns, and keeps the specification's sentence without", async ({
  page,
  database,
}) => {
  await page.goto("/info/shipping-and-returns");
  await expect(page.getByRole("main")).toContainText(
    "Shipping is free everywhere in Ecuador. Orders are processed within 1-2 business days and delivered within 3-5 business days.",
  );
  await database.setDeliveryZones([QUITO, REST]);
  await page.goto("/info/shipping-and-returns");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    "Quito (Pichincha): $4.60, free from $138.00, 1-2 business days",
    "Rest of Ecuador: $6.90, 3-5 business days",
  ]);
  await expect(page.getByRole("main")).not.toContainText("Shipping is free");
  await page.goto("/es/info/terms");
  await expect(page.getByRole("main")).toContainText("Ese total incluye el costo del envío.");
});
