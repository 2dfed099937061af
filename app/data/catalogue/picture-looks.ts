import type { Language } from "#app/domain/language.ts";
import type { PictureLook, Product } from "#app/domain/product.ts";
import plates from "../../../public/plates/plates.json" with { type: "json" };

/** The record that the illustrator writes beside the plates; it stays on the server, and each page takes what it shows. */
const PLATES = new Map(plates.map((plate) => [`/plates/${plate.name}-1200.jpg`, plate]));

function looksOf(images: string[], language: Language): Record<string, PictureLook> {
  const looks: Record<string, PictureLook> = {};
  for (const image of images) {
    const plate = PLATES.get(image);
    if (!plate) continue;
    looks[image] = { colour: plate.colour, alt: language === "es" ? plate.altEs : plate.alt };
  }
  return looks;
}

/**
 * Takes products and the language of the page they are shown on, and returns them with the looks of those pictures that
 * are drawn plates. An owner's own photographs have none: they are held by the panel's colour and named by their product.
 */
export function withLooks(products: Product[], language: Language): Product[] {
  return products.map((product) => ({ ...product, looks: looksOf(product.images, language) }));
}
