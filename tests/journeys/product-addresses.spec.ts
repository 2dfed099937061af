import { expect, test } from "../fixtures/shop-test.ts";
import { productCard, visit } from "../fixtures/storefront.ts";

const PLAIN = { maxRedirects: 0 };

test("an old address leads on in both languages, query and all; a deleted product's says so", async ({
  request,
  database,
}) => {
  const { id, slug } = await database.addProduct("Wandering Cape");
  const ask = (path: string) => request.get(path, PLAIN);
  expect((await ask(`/products/${slug}`)).status()).toBe(200);
  await database.change(`products?id=eq.${id}`, { slug: "cape-on-its-way" });
  await database.change(`products?id=eq.${id}`, { slug: "cape-at-home" });

  for (const [from, to] of [
    [`/products/${slug}?utm_source=mail&x=1`, "/products/cape-at-home?utm_source=mail&x=1"],
    [`/es/products/${slug}`, "/es/products/cape-at-home"],
    ["/products/cape-on-its-way", "/products/cape-at-home"],
    [`/products/${slug}/stock`, "/products/cape-at-home/stock"],
  ] as const) {
    const answer = await ask(from);
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
  expect((await ask("/es/products/cape-at-home")).status()).toBe(200);

  await database.remove(`products?id=eq.${id}`);
  for (const [path, words] of [
    ["/products/cape-at-home", "This piece is no longer available"],
    [`/es/products/${slug}`, "Esta prenda ya no está disponible"],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status(), path).toBe(410);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(path.startsWith("/es") ? 'action="/es/shop"' : 'action="/shop"');
  }
  await database.addProduct("Cape at Home");
  expect((await ask("/products/cape-at-home")).status()).toBe(200);
  expect((await ask(`/products/${slug}`)).status()).toBe(410);
});

test("a press on a card whose product has moved meanwhile leads to where it is", async ({
  page,
  database,
}) => {
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

test("what is sent to an address that takes nothing is answered as such, in both languages", async ({
  request,
  shop,
}) => {
  const send = (path: string) =>
    request.post(path, { headers: { Origin: shop.url }, form: { a: "b" } });
  for (const [path, status, words] of [
    ["/nowhere", 404, "This page is not in our wardrobe"],
    ["/es/nowhere", 404, "Esta página no está en nuestro armario"],
    ["/shop", 405, "This page takes nothing that is sent to it"],
    ["/es/confirmation", 405, "Esta página no recibe nada de lo que se le envía"],
    ["/admin", 405, "This page takes nothing that is sent to it"],
    ["/es/admin/products", 405, "Esta página no recibe nada de lo que se le envía"],
  ] as const) {
    const answer = await send(path);
    expect(answer.status(), path).toBe(status);
    const html = await answer.text();
    expect(html).toContain(words);
    for (const outage of ["Connection Error", "Retry Connection", "Reintentar la conexión"]) {
      expect(html, path).not.toContain(outage);
    }
    expect(answer.headers().allow, path).toBe(status === 405 ? "GET, HEAD" : undefined);
  }
});
