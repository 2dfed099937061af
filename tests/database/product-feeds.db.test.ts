import { parse as parseCsv } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { centsOf, GoogleItemSchema, MetaRowSchema } from "../fixtures/feed-rules.ts";
import { openTestChannels, STORE_URL } from "./open-channels.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { BLAZER, DRESS, lapse, PRODUCTS, startCheckout } from "./sample-bag.ts";

let shop: TestShop;
let routes: ReturnType<typeof openTestChannels>["routes"];
let channels: ReturnType<typeof openTestChannels>["channels"];

beforeAll(async () => {
  shop = await openTestShop();
  ({ routes, channels } = openTestChannels(shop, { reusesFeeds: false }));
});
afterAll(() => shop.close());

const xml = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true });

async function googleItems(path = "/feeds/google.xml") {
  const text = await (await routes.request(path)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { item } = xml.parse(text).rss.channel as { item: unknown[] };
  return item.map((one) => GoogleItemSchema.parse(one));
}

async function metaRows(path = "/feeds/meta.csv") {
  const text = await (await routes.request(path)).text();
  const rows: unknown[] = parseCsv(text, { columns: true });
  return rows.map((row) => MetaRowSchema.parse(row));
}

type Seeded = { id: string; slug: string; sizes: string[]; colors: string[] };
const seeded = () =>
  shop.sql<Seeded>("select id, slug, sizes, colors from public.products order by slug");

test("lists every size and color of the seed's 24 products, each row as Google and Meta require", async () => {
  const products = await seeded();
  expect(products).toHaveLength(24);
  const count = products.reduce((sum, { sizes, colors }) => sum + sizes.length * colors.length, 0);
  for (const language of ["", "/es"]) {
    const items = await googleItems(`${language}/feeds/google.xml`);
    const rows = await metaRows(`${language}/feeds/meta.csv`);
    expect(items).toHaveLength(count);
    const ids = items.map((item) => item["g:id"]);
    expect(new Set(ids).size).toBe(count);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(new Set(rows.map((row) => row.item_group_id))).toEqual(
      new Set(products.map(({ slug }) => slug)),
    );
    for (const [index, { link, price, sale_price }] of rows.entries()) {
      const item = items[index];
      expect(link).toBe(item?.link);
      expect([price, sale_price]).toEqual([item?.["g:price"], item?.["g:sale_price"] ?? ""]);
      expect(link.startsWith(`${STORE_URL}${language}/products/`)).toBe(true);
    }
  }
});

test("writes title, description and color in the feed's language", async () => {
  const blouse = async (path: string) =>
    (await googleItems(path)).find(({ link }) => link.includes("silk-blouse?color=Navy&size=M"));
  expect(await blouse("/feeds/google.xml")).toMatchObject({
    title: "Silk Blouse",
    "g:color": "Navy",
  });
  const spanish = await blouse("/es/feeds/google.xml");
  expect(spanish?.title).toBe("Blusa de seda");
  expect(spanish?.["g:color"]).toBe("Azul marino");
});

test.each([false, true])(
  "asks the price that checkout charges, for each size and color, prices with IVA: %s",
  async (includesTax) => {
    await shop.sql("update public.shop_information set prices_include_tax = $1", [includesTax]);
    const products = await seeded();
    let replaces: string | undefined;
    let compared = 0;
    for (const row of await metaRows()) {
      const { pathname, searchParams } = new URL(row.link);
      const product = products.find(({ slug }) => pathname === `/products/${slug}`);
      if (row.availability !== "in stock") continue;
      const line = {
        productId: product?.id ?? "",
        size: searchParams.get("size") ?? "",
        color: searchParams.get("color") ?? "",
        quantity: 1,
      };
      const checkout = await startCheckout(shop, [line], replaces ? { replaces } : {});
      replaces = checkout.reference;
      expect(Math.round(Number(checkout.total) * 100), row.link).toBe(
        centsOf(row.sale_price || row.price),
      );
      compared += 1;
    }
    if (replaces) await lapse(shop, replaces);
    await shop.sql("update public.shop_information set prices_include_tax = false");
    expect(compared).toBeGreaterThan(100);
  },
);

test("shows a held last unit as out of stock, until the hold ends", async () => {
  const availability = async () =>
    (await metaRows()).find(({ link }) => link.includes("silk-wrap-dress?color=Cream&size=M"))
      ?.availability;
  await shop.sql("update public.products set quantity = 1 where id = $1", [PRODUCTS.silkWrapDress]);
  expect(await availability()).toBe("in stock");
  const { reference } = await startCheckout(shop, [DRESS]);
  expect(await availability()).toBe("out of stock");
  await lapse(shop, reference);
  expect(await availability()).toBe("in stock");
});

test("counts the stock of each size and color separately", async () => {
  await shop.sql(
    `insert into public.product_variants (product_id, size, color, quantity)
     values ($1, 'M', 'Cream', 1), ($1, 'S', 'Cream', 1)`,
    [PRODUCTS.silkWrapDress],
  );
  const { reference } = await startCheckout(shop, [DRESS]);
  const inStock = (await metaRows()).filter(
    ({ item_group_id, availability }) =>
      item_group_id === "silk-wrap-dress" && availability === "in stock",
  );
  expect(inStock.map(({ link }) => new URL(link).search)).toEqual(["?color=Cream&size=S"]);
  await lapse(shop, reference);
});

test("lists no draft", async () => {
  const isListed = async () =>
    (await metaRows()).some(({ item_group_id }) => item_group_id === "cashmere-blazer");
  expect(await isListed()).toBe(true);
  await shop.sql("update public.products set is_draft = true where slug = 'cashmere-blazer'");
  expect(await isListed()).toBe(false);
  await shop.sql("update public.products set is_draft = false where slug = 'cashmere-blazer'");
});

test("leaves out rows that lack a required field, and tells the owner which", async () => {
  const { reportChannels } = await import("#server/channels/channel-report.ts");
  const before = await reportChannels(channels.en);
  expect(before.leftOut).toEqual([]);
  await shop.sql(
    `insert into public.products (slug, name, description, price, images, sizes, colors, category_id, quantity)
     select 'a-bare', 'Bare', '', 0, array['data:image/png;base64,AA==', 'https://cdn.test/a.webp'], '{}', '{}', id, 1
     from public.categories where name = 'dresses'`,
  );
  const { rows, leftOut, leftOutCount } = await reportChannels(channels.en);
  const needed = ["description", "picture", "price"];
  expect(leftOut).toEqual([
    {
      slug: "a-bare",
      name: "Bare",
      missing: { "google.xml": [...needed, "color", "size"], "meta.csv": needed },
    },
  ]);
  expect([rows, leftOutCount]).toEqual([before.rows, 1]);
  expect(await metaRows()).toHaveLength(rows["meta.csv"]);
  await shop.sql("delete from public.products where slug = 'a-bare'");
});

test("leaves a product out of Meta's feed alone whose pictures are too small for Meta", async () => {
  const { reportChannels } = await import("#server/channels/channel-report.ts");
  const before = await reportChannels(channels.en);
  const picture = `/storage/v1/object/public/product-images/${PRODUCTS.cashmereBlazer}/${PRODUCTS.silkWrapDress}-499x600-1200.jpg`;
  await shop.sql(
    `insert into public.products (slug, name, description, price, images, sizes, colors, quantity)
     values ('a-small', 'Small', 'Silk', 10, $1, array['S', 'M'], array['Red'], 3)`,
    [[picture]],
  );
  const { rows, leftOut, leftOutCount } = await reportChannels(channels.en);
  expect(leftOut).toEqual([
    { slug: "a-small", name: "Small", missing: { "meta.csv": ["largePicture"] } },
  ]);
  expect(leftOutCount).toBe(1);
  expect(rows).toEqual({
    "google.xml": before.rows["google.xml"] + 2,
    "meta.csv": before.rows["meta.csv"],
  });
  expect(await metaRows()).toHaveLength(rows["meta.csv"]);
  expect((await googleItems())[0]).toMatchObject({ "g:image_link": STORE_URL + picture });
  await shop.sql("delete from public.products where slug = 'a-small'");
});

test("writes hostile texts so that other programs read them as they are", async () => {
  const name = `=1+1 </title>]]> & "a", 'b' \u0001\u0085 ${"é".repeat(160)}`;
  await shop.sql(
    `insert into public.products (slug, name, description, price, original_price, images, sizes, colors, quantity)
     values ($1, $2, $3, 10, 20, array['/plates/a-1200.jpg', 'https://cdn.test/a b,c.PNG?x=1&y=2'], array['a,b"c'], array['<x>'], 3)`,
    [`a-${"x".repeat(150)}`, name, `@sum\r\n\t<script>${"d".repeat(6000)}`],
  );
  const [item] = await googleItems();
  const [row] = await metaRows();
  expect(item?.title).toMatch(/^=1\+1 <\/title>\]\]> & "a", 'b' {3}é+…$/);
  expect(item?.description).toMatch(/^@sum <script>d+…$/);
  expect([row?.title, row?.description]).toEqual([item?.title, item?.description]);
  expect(row).toMatchObject({
    size: 'a,b"c',
    color: "<x>",
    price: "23.00 USD",
    sale_price: "11.50 USD",
    image_link: `${STORE_URL}/plates/a-1200.jpg`,
    additional_image_link: ["https://cdn.test/a%20b%2Cc.PNG?x=1&y=2"],
  });
  await shop.sql("delete from public.products where slug like 'a-x%'");
});

test("answers 304 while nothing changed that a feed shows", async () => {
  const get = (etag = "") =>
    routes.request("/feeds/google.xml", { headers: { "if-none-match": etag } });
  const first = await get();
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("content-type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  const again = await get(etag);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const { reference } = await startCheckout(shop, [BLAZER]);
  expect((await get(etag)).status).toBe(200);
  await lapse(shop, reference);
  const spanish = await routes.request("/es/feeds/google.xml", {
    headers: { "if-none-match": etag },
  });
  expect(spanish.status).toBe(200);
});

test("limits a client that asks for feeds in a loop, but not its questions whether they changed", async () => {
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await routes.request("/feeds/meta.csv", { client: "loop", headers });
    await answer.text();
    return answer;
  };
  const etag = (await ask()).headers.get("etag") ?? "";
  const statuses = new Set<number>();
  for (let request = 0; request < 40; request += 1) statuses.add((await ask()).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await ask()).headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
});

test("compresses a feed as its reader accepts", async () => {
  const answer = await routes.request("/feeds/google.xml", {
    headers: { "accept-encoding": "gzip" },
  });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const body = answer.body?.pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(body).text()).toContain("</channel></rss>");
});
