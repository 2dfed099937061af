import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

type OrderRow = { language: string; total_amount: string };

test.use({
  ...SCREENS.phone,
  locale: "es-EC",
  contextOptions: { reducedMotion: "reduce" },
});

test("buys and finds the order in Spanish", async ({ page, database }) => {
  await visit(page, "/products/riviera-striped-knit");
  await expect(page).toHaveURL(/\/es\/products\/riviera-striped-knit$/);
  const name = "Suéter de rayas Riviera";
  const main = page.getByRole("main");

  await test.step("size and color are required, then added", async () => {
    await main.getByRole("button", { name: "Agregar a la bolsa" }).click();
    await expect(main.getByRole("alert")).toHaveText("Elige talla y color");
    await main.getByText("M", { exact: true }).click();
    await main
      .locator("label", { has: page.getByRole("radio") })
      .last()
      .click();
    await main.getByRole("button", { name: "Agregar a la bolsa" }).click();
  });

  await test.step("the bag leads to checkout", async () => {
    const bag = page.getByRole("dialog", { name: "Bolsa de compras" });
    await expect(bag).toContainText(name);
    await expect(bag).toContainText("El envío y los impuestos se calculan al finalizar la compra");
    await bag.getByRole("button", { name: "Finalizar compra" }).click();
    await page.getByRole("dialog", { name: "¿Pasamos al pago?" }).getByText("Ir a pagar").click();
    await expect(page).toHaveURL(/\/es\/checkout$/);
  });

  await test.step("shipping, then the sandbox's payment", async () => {
    const fill = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    await fill("Nombre", "Lucía");
    await fill("Apellido", "Andrade");
    await fill("Correo electrónico", "lucia.es@example.com");
    await fill("Teléfono", "0991234567");
    await fill("Dirección", "Av. Amazonas N34-120");
    await fill("Ciudad", "Quito");
    await page.getByRole("button", { name: "Continuar al pago" }).click();
    await expect(page.getByRole("button", { name: APPROVE_PAYMENT.es })).toBeVisible();
    await expectNoViolations(page, "the payment in Spanish");
    await page.getByRole("button", { name: APPROVE_PAYMENT.es }).click();
  });

  await test.step("the receipt", async () => {
    await expect(page.getByRole("heading", { name: "¡Grazie mille!" })).toBeVisible();
    await expect(page).toHaveURL(/\/es\/confirmation\?/);
    await expect(page.getByRole("article").getByText("Tu pedido está confirmado")).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText("Pagado")).toBeVisible();
    await expectNoViolations(page, "the receipt in Spanish");
  });

  await test.step("the order keeps the language it was bought in", async () => {
    const [order] = await database.read<OrderRow>("orders?email=eq.lucia.es@example.com");
    expect(order).toMatchObject({ language: "es" });
  });

  await test.step("a reload finds the same order", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "¡Grazie mille!" })).toBeVisible();
  });
});
