import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { OWNER } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { mailTo } from "./admin-mail.ts";
import { placeOrder } from "./admin-order.ts";
import { rowOf } from "./open-admin.ts";

type ProductRow = { name: string; name_es: string; quantity: number; price: string };

// The browser reports the rejected sign-in.
test.use({
  locale: "es-EC",
  contextOptions: { reducedMotion: "reduce" },
  expectedConsoleErrors: [/status of 400/],
});

async function exportedText(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const stream = await (await download).createReadStream();
  return Buffer.concat(await stream.toArray()).toString();
}

test("runs the admin in Spanish", async ({ page, shop, database }) => {
  await test.step("the shop links to the sign-in page", async () => {
    await visit(page, "/es");
    await page.getByRole("banner").getByRole("link", { name: "Administración" }).click();
    await expect(page).toHaveURL(/\/es\/admin$/);
    await expect(
      page.getByRole("heading", { name: "Acceso al panel de administración" }),
    ).toBeVisible();
  });

  await test.step("a wrong password is rejected, the right one opens the admin", async () => {
    await page.getByLabel("Usuario").fill(OWNER.username);
    await page.getByLabel("Contraseña").fill("wrong");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page.getByText("Usuario o contraseña incorrectos")).toBeVisible();
    await expectNoViolations(page, "the sign-in page in Spanish");
    await page.getByLabel("Contraseña").fill(OWNER.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page).toHaveURL(/\/es\/admin\/products$/);
    await expect(page).toHaveTitle("Productos · Administración · Gemma Luce");
    await expect(rowOf(page, "Vestido cruzado de seda")).toContainText("Vestidos");
    await expect(rowOf(page, "Vestido cruzado de seda")).not.toContainText("Dress");
    await expectNoViolations(page, "the products in Spanish");
  });

  await test.step("a product is added with both names", async () => {
    await page.getByRole("button", { name: "Agregar nuevo producto" }).click();
    const modal = page.getByRole("dialog", { name: "Agregar nuevo producto" });
    await modal.getByRole("button", { name: "Agregar producto" }).click();
    await expect(modal.getByText("Completa este campo.").first()).toBeVisible();
    await expect(modal.getByLabel("Categoría")).toContainText("Abrigos y chaquetas");
    await expectNoViolations(page, "the product modal in Spanish");
    await modal.getByLabel("Nombre en inglés").fill("Siena Cape");
    await modal.getByLabel("Nombre en español").fill("Capa Siena");
    await modal.getByLabel("Precio (USD)").fill("210");
    await modal.getByLabel("Descripción en inglés").fill("Double-faced wool.");
    await modal.getByLabel("Cantidad", { exact: true }).fill("3");
    await modal.getByRole("button", { name: "Agregar producto" }).click();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, "Capa Siena")).toBeVisible();
    const [added] = await database.read<ProductRow>("products?name=eq.Siena Cape");
    expect(added).toMatchObject({ name_es: "Capa Siena", quantity: 3 });
  });

  await test.step("products are exported and imported for a Spanish Excel", async () => {
    const [headings = "", ...lines] = (await exportedText(page)).trim().split("\r\n");
    expect(headings).toContain("id;Nombre;Nombre en español;");
    const cape = lines.find((line) => line.includes("Siena Cape")) ?? "";
    expect(cape).toContain(";210,00;241,50;");
    expect(cape).toContain(";Disponible;no;no;no;3;");
    const file = [headings.replace(/^\ufeff/, ""), cape.replace(";210,00;", ";1.210,50;")];
    await page.getByLabel("Importar CSV").setInputFiles({
      name: "productos.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(file.join("\r\n"), "latin1"),
    });
    const dialog = page.getByRole("dialog", { name: "Importar productos" });
    await expect(dialog.getByRole("row").nth(1)).toContainText("Se cambiará: Precio");
    await dialog.getByRole("button", { name: "Importar 1 fila" }).click();
    await expect(dialog).toContainText("Se guardó 1 producto.");
    await dialog.getByRole("button", { name: "Cerrar" }).first().click();
    const [changed] = await database.read<ProductRow>("products?name=eq.Siena Cape");
    expect(Number(changed?.price)).toBe(1210.5);
  });

  await test.step("the other tabs and the shop", async () => {
    const tabs = page.getByRole("navigation", { name: "Panel" });
    await tabs.getByRole("link", { name: "Categorías y colecciones" }).click();
    await expect(page).toHaveURL(/\/es\/admin\/taxonomy$/);
    await expect(page.getByText("outerwear", { exact: true })).toBeVisible();
    await expectNoViolations(page, "the taxonomy in Spanish");
    await tabs.getByRole("link", { name: "Pedidos" }).click();
    await expect(page).toHaveURL(/\/es\/admin\/orders$/);
    expect(await exportedText(page)).toContain(";Creado (hora de Ecuador);Estado;Pago;");
    await tabs.getByRole("link", { name: "Ajustes" }).click();
    const pricing = page.getByRole("group", { name: "Precios e IVA" });
    await expect(pricing.getByRole("listitem").last()).toHaveText(/15%desde el 1 de abril de 2024/);
    await pricing.getByLabel("Primer día").fill("2020-01-01");
    await pricing.getByLabel("Nueva tarifa en porcentaje").fill("12,0");
    await pricing.getByRole("button", { name: "Agregar tarifa" }).click();
    await expect(pricing.getByLabel("Primer día")).toHaveAccessibleDescription(
      "Una tarifa empieza hoy o más adelante: los pedidos anteriores conservan la suya.",
    );
    await expectNoViolations(page, "the settings in Spanish");
    await page.getByRole("link", { name: "Ver la tienda" }).click();
    // The rejected rate is still typed in.
    await page.getByRole("dialog").getByRole("button", { name: "Descartar" }).click();
    await expect(page).toHaveURL(/\/es\/shop$/);
    await expect(page.getByRole("article").filter({ hasText: "Capa Siena" })).toBeVisible();
  });

  await test.step("emails to the owner are Spanish from then on", async () => {
    const email = "paz.guerra@example.com";
    const id = await placeOrder(shop, { firstName: "Paz", lastName: "Guerra", email });
    const number = id.slice(-8).toUpperCase();
    await mailTo(shop, "admin@gemmaluce.com", new RegExp(`nuevo pedido ${number}`));
  });

  await test.step("a reload of a tab returns to it after sign-in", async () => {
    await page.goto("/es/admin/orders");
    await page.getByLabel("Usuario").fill(OWNER.username);
    await page.getByLabel("Contraseña").fill(OWNER.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page).toHaveURL(/\/es\/admin\/orders$/);
    await page.getByRole("link", { name: "English" }).click();
    await page.getByLabel("Username").waitFor();
    await page.getByRole("link", { name: "Español" }).click();
    await page.getByLabel("Usuario").waitFor();
  });
});
