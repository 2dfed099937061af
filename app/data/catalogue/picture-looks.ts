import type { PictureLook, Product } from "#app/domain/product/product.ts";
import type { Language } from "#app/domain/text/language.ts";
import plates from "../../../public/plates/plates.json" with { type: "json" };

/** The illustrator's record of the plates. It stays on the server; pages get only the looks they show. */
const PLATES = new Map(plates.map((plate) => [`/plates/${plate.name}-1200.jpg`, plate]));

function looksOf(images: string[], language: Language): Record<string, PictureLook> {
  const looks: Record<string, PictureLook> = {};
  for (const image of images) {
    const plate = PLATES.get(image);
    if (!plate) continue;
    looks[image] = { color: plate.color, alt: language === "es" ? plate.altEs : plate.alt };
  }
  return looks;
}

/**
 * Add the looks of drawn plates in a language. Photographs have none: their placeholder is the panel's color and their
 * alt text the product's name.
 */
export function withLooks(products: Product[], language: Language): Product[] {
  return products.map((product) => ({ ...product, looks: looksOf(product.images, language) }));
}
