import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { withLooks } from "./picture-looks.ts";
import { SAMPLE_PRODUCTS } from "./sample-products.ts";

const PLATES = readdirSync("public/plates")
  .filter((name) => name.endsWith("-1200.jpg"))
  .map((name) => `/plates/${name}`);

function looksOf(images: string[], language: "en" | "es") {
  const [dress] = SAMPLE_PRODUCTS;
  if (!dress) throw new Error("No sample product");
  return withLooks([{ ...dress, images }], language)[0]?.looks ?? {};
}

test("gives every plate a color and alt texts in both languages", () => {
  expect(PLATES.length).toBeGreaterThan(40);
  const english = looksOf(PLATES, "en");
  const spanish = looksOf(PLATES, "es");
  for (const plate of PLATES) {
    expect(english[plate]?.color, plate).toMatch(/^#[0-9a-f]{6}$/);
    expect(english[plate]?.alt.length, plate).toBeGreaterThan(20);
    expect(spanish[plate]?.alt.length, plate).toBeGreaterThan(20);
    expect(spanish[plate]?.alt).not.toBe(english[plate]?.alt);
  }
});

test("gives photographs no look", () => {
  const upload = "/storage/v1/object/public/product-images/1/2-1200.jpg";
  expect(looksOf([upload, "data:image/png;base64,AA==", "/plates/../x-1200.jpg"], "en")).toEqual(
    {},
  );
});
