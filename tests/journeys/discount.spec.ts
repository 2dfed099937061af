import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { painted } from "../fixtures/layout-shifts.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, SCREENS, VISITS, visit } from "../fixtures/storefront.ts";
import { field, fillShipping, openCheckout } from "./checkout-form.ts";

const WORDS = {
  en: {
    path: "/checkout",
    open: "Discount code",
    field: "Your code",
    apply: "Apply",
    unknown: "This code does not exist. Please check how it is written.",
    applied: "Code HOLA10 applied",
    row: "Discount (HOLA10)",
    remove: "Remove the code HOLA10",
    summary: "Order Summary",
    proceed: "Continue to Payment",
    receipt: "Grazie Mille!",
    items: "Order Items",
  },
  es: {
    path: "/es/checkout",
    open: "Código de descuento",
    field: "Tu código",
    apply: "Aplicar",
    unknown: "Este código no existe. Revisa cómo está escrito.",
    applied: "Código HOLA10 aplicado",
    row: "Descuento (HOLA10)",
    remove: "Quitar el código HOLA10",
    summary: "Resumen del pedido",
    proceed: "Continuar al pago",
    receipt: "¡Grazie mille!",
    items: "Artículos del pedido",
  },
} as const;

test.beforeEach(async ({ database }) => {
  await database.change("products?name=eq.Woven%20Leather%20Belt", {
    price: 100,
    original_price: null,
  });
  await database.add("discount_codes", { code: "HOLA10", kind: "percent", value: 10 });
});

/** Return the order's summary, which a phone opens by a press. */
async function openSummary(page: Page, name: string): Promise<Locator> {
  const summary = page.getByRole("complementary", { name });
  const opener = summary.getByRole("button", { name });
  if (await opener.isVisible()) await opener.press("Enter");
  return summary;
}

for (const { screen, language, options } of VISITS) {
  const { [language]: words } = WORDS;

  test.describe(`${screen}, ${language}`, () => {
    test.use(options);

    test("takes a discount code off before IVA, and pays with it up to receipt and order", async ({
      page,
      database,
    }) => {
      await openCheckout(page);
      await visit(page, words.path);
      const summary = await openSummary(page, words.summary);
      const code = summary.getByRole("textbox", { name: words.field });

      await test.step("an unknown code is named, a known one taken off before IVA", async () => {
        await expect(summary).toContainText("$230.00");
        await summary.getByText(words.open).press("Enter");
        await code.fill("hola20");
        await summary.getByRole("button", { name: words.apply }).press("Enter");
        await expect(summary.getByText(words.unknown)).toBeVisible();
        await expectNoViolations(page, `an unknown code (${language})`);
        await code.fill(" hola10 ");
        await code.press("Enter");
        await expect(summary.getByText(words.applied)).toBeVisible();
        await expect(summary).toContainText(`${words.row}−$20.00`);
        await expect(summary).toContainText("$207.00");
        await expectNoViolations(page, `an applied code (${language})`);
      });
      await test.step("a reload keeps it, and it can be removed", async () => {
        await reload(page);
        await openSummary(page, words.summary);
        await expect(summary.getByText(words.applied)).toBeVisible();
        await summary.getByRole("button", { name: words.remove }).press("Enter");
        await expect(summary).toContainText("$230.00");
      });
      await test.step("applied again, it is paid with", async () => {
        await fillShipping(page, language);
        await summary.getByText(words.open).click();
        await code.fill("HOLA10");
        await summary.getByRole("button", { name: words.apply }).click();
        await expect(summary).toContainText("$207.00");
        await page.getByRole("button", { name: words.proceed }).click();
        await expect(summary).toContainText(`${words.row}−$20.00`);
        await page.getByRole("button", { name: APPROVE_PAYMENT[language] }).click();
        await expect(page.getByRole("heading", { name: words.receipt })).toBeVisible();
        await expect(page.getByRole("region", { name: words.items })).toContainText(
          `${words.row}−$20.00`,
        );
      });
      expect(
        await database.read(
          "orders?select=subtotal_amount,discount_amount,tax_amount,total_amount&discount_code=eq.HOLA10&order=created_at.desc&limit=1",
        ),
      ).toEqual([
        {
          subtotal_amount: "200.00",
          discount_amount: "20.00",
          tax_amount: "27.00",
          total_amount: "207.00",
        },
      ]);
    });
  });
}

test("rejects a code that leaves nothing to pay before the payment", async ({ page, database }) => {
  await database.add("discount_codes", { code: "REGALO", kind: "percent", value: 100 });
  await openCheckout(page);
  await fillShipping(page);
  const summary = page.getByRole("complementary", { name: "Order Summary" });
  await summary.getByText("Discount code").click();
  await field(page, "Your code").fill("regalo");
  await field(page, "Your code").press("Enter");
  await expect(summary.getByText("At least $1.00 has to be left to pay.")).toBeVisible();
  await expect(summary).toContainText("$230.00");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
});

for (const [screen, anchoring] of [
  ["phone", "auto"],
  // Safari does not anchor scrolling.
  ["phone", "none"],
  ["desktop", "none"],
] as const) {
  test.describe(`${screen}, scroll anchoring ${anchoring}`, () => {
    test.use(SCREENS[screen]);

    test("keeps the field in place whose value makes a code too large", async ({
      page,
      database,
    }) => {
      await database.setDeliveryZones([
        { name: "Quito", provinces: ["Pichincha"], price: 0 },
        { name: "Rest", isEverywhereElse: true, price: 6 },
      ]);
      const code = `${screen}${anchoring}`.toUpperCase();
      await database.add("discount_codes", { code, kind: "percent", value: 100 });
      await openCheckout(page);
      await page.addStyleTag({ content: `html { overflow-anchor: ${anchoring} }` });
      const summary = await openSummary(page, "Order Summary");
      await summary.getByText("Discount code").click();
      await field(page, "Your code").fill(code);
      await field(page, "Your code").press("Enter");
      await expect(summary.getByText(`Code ${code} applied`)).toBeVisible();
      // Closed again.
      await openSummary(page, "Order Summary");
      const city = field(page, "City");
      await city.focus();
      const before = await city.boundingBox();
      await city.pressSequentially("Quito");
      await expect(summary.getByRole("alert")).toContainText("At least $1.00");
      await painted(page);
      expect((await city.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    });
  });
}

test.describe("with a code that ends while it is used", () => {
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test("tells at the payment, and goes on without it", async ({ page, database }) => {
    await openCheckout(page);
    await fillShipping(page);
    const summary = page.getByRole("complementary", { name: "Order Summary" });
    await summary.getByText("Discount code").click();
    await summary.getByRole("textbox", { name: "Your code" }).fill("HOLA10");
    await summary.getByRole("button", { name: "Apply" }).click();
    await expect(summary).toContainText("$207.00");
    await database.change("discount_codes?code=eq.HOLA10", { is_paused: true });
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Please go back and change or remove the code.",
    );
    await page.getByRole("button", { name: "Back to Shipping Information" }).click();
    await expect(field(page, "Your code")).toHaveAttribute("aria-invalid", "true");
    await field(page, "Your code").fill("");
    await field(page, "Your code").press("Enter");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
  });
});

test.describe("with a code that cannot be checked, on a phone", () => {
  test.use({ ...SCREENS.phone, expectedConsoleErrors: [/ERR_FAILED/] });

  test("says so, and pays with it", async ({ page }) => {
    await page.route("**/checkout/discount", (route) => route.abort());
    await openCheckout(page);
    await fillShipping(page);
    const summary = await openSummary(page, "Order Summary");
    await summary.getByText("Discount code").click();
    await field(page, "Your code").fill("HOLA10");
    await summary.getByRole("button", { name: "Apply" }).click();
    const problem = summary.getByText("The code could not be checked. Please try again.");
    await expect(problem).toBeVisible();
    await reload(page);
    await expect(problem).toBeVisible();
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
    await expect(summary).toContainText("Discount (HOLA10)−$20.00");
  });
});
