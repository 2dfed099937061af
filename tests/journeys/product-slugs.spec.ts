import { expect, test } from "../fixtures/shop-test.ts";
import { productCard, visit } from "../fixtures/storefront.ts";

const NO_REDIRECT = { maxRedirects: 0 };

test("redirects a former slug with its query in both languages, and answers 410 for a deleted product", async ({
  request,
  database,
}) => {
  const { id, slug } = await database.addProduct("Wandering Cape");
  const get = (path: string) => request.get(path, NO_REDIRECT);
  expect((await get(`/products/${slug}`)).status()).toBe(200);
  await database.change(`products?id=eq.${id}`, { slug: "cape-on-its-way" });
  await database.change(`products?id=eq.${id}`, { slug: "cape-at-home" });

  for (const [from, to] of [
    [`/products/${slug}?utm_source=mail&x=1`, "/products/cape-at-home?utm_source=mail&x=1"],
    [`/es/products/${slug}`, "/es/products/cape-at-home"],
    ["/products/cape-on-its-way", "/products/cape-at-home"],
    [`/products/${slug}/stock`, "/products/cape-at-home/stock"],
  ] as const) {
    const response = await get(from);
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
  expect((await get("/es/products/cape-at-home")).status()).toBe(200);

  await database.remove(`products?id=eq.${id}`);
  for (const [path, text] of [
    ["/products/cape-at-home", "This product is no longer available"],
    [`/es/products/${slug}`, "Este producto ya no está disponible"],
  ] as const) {
    const response = await get(path);
    expect(response.status(), path).toBe(410);
    const html = await response.text();
    expect(html).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(path.startsWith("/es") ? 'action="/es/shop"' : 'action="/shop"');
  }
  await database.addProduct("Cape at Home");
  expect((await get("/products/cape-at-home")).status()).toBe(200);
  expect((await get(`/products/${slug}`)).status()).toBe(410);
});

test("follows the redirect when a card's product has a new slug", async ({ page, database }) => {
  const { id } = await database.addProduct("Moving Shawl");
  await visit(page, "/shop?q=moving+shawl");
  await database.change(`products?id=eq.${id}`, { slug: "shawl-that-moved" });
  await productCard(page, "Moving Shawl")
    .getByRole("link", { name: "Moving Shawl" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/shawl-that-moved$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moving Shawl");
});

test("answers 404 or 405 to a POST without an action, in both languages", async ({
  request,
  shop,
}) => {
  const send = (path: string) =>
    request.post(path, { headers: { Origin: shop.url }, form: { a: "b" } });
  for (const [path, status, text] of [
    ["/nowhere", 404, "This page is not in our wardrobe"],
    ["/es/nowhere", 404, "Esta página no está en nuestro armario"],
    ["/shop", 405, "This page cannot receive what was sent"],
    ["/es/wishlist", 405, "Esta página no puede recibir lo que se envió"],
    ["/admin", 405, "This page cannot receive what was sent"],
    ["/es/admin/products", 405, "Esta página no puede recibir lo que se envió"],
  ] as const) {
    const response = await send(path);
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    expect(html).toContain(text);
    for (const outage of ["Connection Error", "Retry Connection", "Reintentar la conexión"]) {
      expect(html, path).not.toContain(outage);
    }
    expect(response.headers().allow, path).toBe(status === 405 ? "GET, HEAD" : undefined);
  }
});
