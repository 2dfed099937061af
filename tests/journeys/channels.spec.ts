import { parse as parseCsv } from "csv-parse/sync";
import { expectNoViolations } from "../fixtures/axe.ts";
import { centsOf, MetaRowSchema } from "../fixtures/feed-rules.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";
import {
  CartAnswerSchema,
  ProfileAnswerSchema,
  SearchAnswerSchema,
} from "../fixtures/ucp-answers.ts";
import { field, fillShipping } from "./checkout-form.ts";
import { openAdmin } from "./open-admin.ts";

/** The id of the seed's category. */
const DRESSES = "c0000000-0000-4000-8000-000000000001";

test.describe("the cart of an agent, in Spanish on a phone", () => {
  test.use(SCREENS.phone);

  test("an agent finds a dress in size M and makes a cart, and a person pays it", async ({
    page,
    request,
    database,
  }) => {
    const email = "agent@example.com";
    await database.addProduct("Agent's Dress", {
      category_id: DRESSES,
      sizes: ["S", "M"],
      images: ["/plates/silk-wrap-dress-front-1200.jpg"],
    });
    const profile = ProfileAnswerSchema.parse(await (await request.get("/.well-known/ucp")).json());
    const endpoint = profile.ucp.services["dev.ucp.shopping"][0]?.endpoint ?? "";
    const agent = { "UCP-Agent": 'profile="https://agent.test/profile.json"' };
    const post = async (path: string, data: object) =>
      (await request.post(`${endpoint}${path}`, { data, headers: agent })).json();

    const { products } = SearchAnswerSchema.parse(
      await post("/catalog/search", {
        query: "agent's dress",
        filters: { categories: ["dresses"] },
      }),
    );
    const variant = products
      .flatMap(({ variants }) => variants)
      .find(
        ({ options, availability }) =>
          availability.available && options.some(({ label }) => label === "M"),
      );
    const cart = CartAnswerSchema.parse(
      await post("/carts", {
        line_items: [{ item: { id: variant?.id }, quantity: 1 }],
        context: { language: "es" },
      }),
    );
    const total = cart.totals.find(({ type }) => type === "total")?.amount ?? 0;
    expect(total).toBe(variant?.price.amount);

    await visit(page, cart.continue_url);
    await page.getByRole("button", { name: "Agregar a mi bolsa" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Finalizar compra" }).click();
    await page.getByRole("button", { name: "Ir a pagar" }).click();
    await fillShipping(page, "es");
    await field(page, "Correo electrónico").fill(email);
    await page.getByRole("button", { name: "Continuar al pago" }).click();
    await page.getByRole("button", { name: APPROVE_PAYMENT.es }).click();
    await expect(page.getByRole("heading", { name: "¡Grazie mille!" })).toBeVisible();
    const orders = await database.read<{ total_amount: string; items: object[] }>(
      `orders?email=eq.${email}`,
    );
    expect(orders.map(({ total_amount }) => Math.round(Number(total_amount) * 100))).toEqual([
      total,
    ]);
    expect(orders[0]?.items).toEqual([expect.objectContaining({ size: "M" })]);
  });
});

test("the prices of feeds are those of the pages that they link, in both languages", async ({
  request,
}) => {
  for (const language of ["", "/es"]) {
    const csv = await (await request.get(`${language}/feeds/meta.csv`)).text();
    const rows = (parseCsv(csv, { columns: true }) as unknown[]).map((row) =>
      MetaRowSchema.parse(row),
    );
    const groups = Map.groupBy(rows, ({ item_group_id }) => item_group_id);
    for (const [row, ...others] of groups.values()) {
      if (!row) continue;
      const price = row.sale_price || row.price;
      expect(others.every((other) => (other.sale_price || other.price) === price)).toBe(true);
      const html = await (await request.get(row.link)).text();
      const offered = /"offers":\{[^}]*?"price":"([\d.]+)"/.exec(html)?.[1] ?? "";
      expect(centsOf(offered), row.link).toBe(centsOf(price));
      const shown = `$${offered.replace(/\B(?=(\d{3})+\.)/g, ",")}`;
      expect(html, row.link).toContain(shown);
    }
  }
});

test("opens the product of a feed's link with its size and color chosen", async ({ page }) => {
  await visit(page, "/products/silk-blouse?color=Navy&size=S");
  await expect(page.getByRole("radio", { name: "Navy" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "S", exact: true })).toBeChecked();
  await visit(page, "/es/products/silk-blouse?color=Nothing&size=%00");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the owner copies the links of feeds and sees what they leave out", async ({
  page,
  database,
}) => {
  const bare = await database.addProduct("Cape without pictures");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await openAdmin(page, "settings");
  await page.getByRole("button", { name: "Copy Google, Pinterest: Spanish" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => (window as Window & { copied?: string }).copied ?? "");
  expect(new URL(copied).pathname).toBe("/es/feeds/google.xml");
  const left = page.getByRole("listitem").filter({ hasText: "Cape without pictures" });
  await expect(left).toContainText("Meta, WhatsApp: missing picture as JPEG or PNG");
  await expectNoViolations(page, "channels");
  await database.change(`products?id=eq.${bare.id}`, {
    images: ["/plates/silk-blouse-front-1200.jpg"],
  });
});
