import pino from "pino";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { socialCards } from "./social-cards.ts";

const STEM = "a0000000-0000-4000-8000-000000000001/b0000000-0000-4000-8000-000000000002";
const UPLOAD = `/storage/v1/object/public/product-images/${STEM}-1200.jpg`;

async function photograph(color: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/**
 * The sample products, with the given pictures for the silk wrap dress; the autumn collection has all of them and no
 * scene.
 */
function shopWith(images: string[] | null, readStored = vi.fn(async () => null as Buffer | null)) {
  const samples = withSource(sampleCatalogue(), "sample");
  const findProduct: typeof samples.findProduct = async (slug) => {
    const { value, source } = await samples.findProduct(slug);
    return { value: value && images ? { ...value, images } : value, source };
  };
  const asked = vi.fn(samples.listProducts);
  const cards = socialCards({
    catalogue: {
      findProduct,
      async listCollections() {
        const { value, source } = await samples.listCollections();
        const [some] = value;
        return { value: some ? [...value, { ...some, name: "autumn" }] : value, source };
      },
      listProducts: (filters) =>
        asked(filters.collections[0] === "autumn" ? { ...filters, collections: [] } : filters),
    },
    clientDir: "public",
    readStored,
    logger: pino({ level: "silent" }),
  });
  return { cards, readStored, asked };
}

async function bytesOf(answer: Response): Promise<string> {
  return Buffer.from(await answer.arrayBuffer()).toString("base64");
}

async function pixel(card: ArrayBuffer, left: number, top: number): Promise<number[]> {
  const one = sharp(Buffer.from(card)).extract({ left, top, width: 1, height: 1 });
  return [...(await one.raw().toBuffer())];
}

test("shows a drawn product on a card of 1200 by 630", async () => {
  const { cards } = shopWith(null);
  const answer = await cards.request("/products/silk-wrap-dress.jpg");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const card = await answer.arrayBuffer();
  const { width, height } = await sharp(Buffer.from(card)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const brand = await sharp("public/brand/social-card.jpg").toBuffer();
  expect(Buffer.from(card).equals(brand)).toBe(false);
});

test("fills the arch with an uploaded picture, which is read once", async () => {
  const blue = await photograph("#0000ff");
  const { cards, readStored } = shopWith(
    [UPLOAD],
    vi.fn(async () => blue),
  );
  const card = await (await cards.request("/products/silk-wrap-dress.jpg")).arrayBuffer();
  const [red = 255, , bluish = 0] = await pixel(card, 934, 400);
  expect([red < 60, bluish > 200]).toEqual([true, true]);
  const [paper = 0] = await pixel(card, 722, 52);
  expect(paper).toBeGreaterThan(200);
  await cards.request("/products/silk-wrap-dress.jpg");
  expect(readStored.mock.calls).toEqual([[`${STEM}-800.jpg`]]);
});

test("does not query products of an invented collection", async () => {
  const { cards, asked } = shopWith(null);
  expect((await cards.request("/collections/invented.jpg")).status).toBe(302);
  expect(asked).not.toHaveBeenCalled();
});

test("shows a collection by its scene", async () => {
  const { cards } = shopWith(null);
  const scene = await cards.request("/collections/tuscan-escape.jpg");
  const product = await cards.request("/products/linen-palazzo-pants.jpg");
  expect([scene.status, product.status]).toEqual([200, 200]);
  expect(await bytesOf(scene)).not.toBe(await bytesOf(product));
});

test("shows a collection without a scene by its newest product", async () => {
  const { cards } = shopWith(null);
  const collection = await cards.request("/collections/autumn.jpg");
  const product = await cards.request("/products/silk-wrap-dress.jpg");
  expect(collection.status).toBe(200);
  expect(await bytesOf(collection)).toBe(await bytesOf(product));
});

test.each([
  ["no such collection", "/collections/no-such-collection.jpg", null],
  ["no such product", "/products/no-such-product.jpg", null],
  ["no picture", "/products/silk-wrap-dress.jpg", []],
  ["a foreign URL", "/products/silk-wrap-dress.jpg", ["https://example.com/x-1200.jpg"]],
  ["a path out of the folder", "/products/silk-wrap-dress.jpg", ["/plates/../../x-1200.jpg"]],
  ["a deleted picture", "/products/silk-wrap-dress.jpg", [UPLOAD]],
])("redirects to the brand card: %s", async (_, url, images) => {
  const answer = await shopWith(images).cards.request(url);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/brand/social-card.jpg");
});

test("redirects to the brand card for a file that is not a picture", async () => {
  const { cards } = shopWith(
    [UPLOAD],
    vi.fn(async () => Buffer.from("not a picture")),
  );
  expect((await cards.request("/products/silk-wrap-dress.jpg")).status).toBe(302);
});

test("redirects to the brand card while sixteen cards are queued", async () => {
  const { cards } = shopWith(null);
  const requests = Array.from({ length: 40 }, () => cards.request("/products/silk-wrap-dress.jpg"));
  const answers = (await Promise.all(requests)).map(({ status }) => status);
  expect(answers.filter((status) => status === 200)).toHaveLength(16);
  expect(answers.filter((status) => status === 302)).toHaveLength(24);
});
