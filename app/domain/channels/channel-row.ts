import type { Cents } from "../money/money.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";
import { pictureUrl } from "../picture/picture-url.ts";
import { picturesOf } from "../product/color-pictures.ts";
import { isOnSale, type Product } from "../product/product.ts";
import { productPathWith } from "../product/product-choice-query.ts";
import { type FreeStock, freeStockFor } from "../stock/free-stock.ts";
import { type Language, pathIn } from "../text/language.ts";
import { feedText } from "./feed-text.ts";
import { googleCategoryOf } from "./google-category.ts";
import { groupIdOf, variantIdOf } from "./variant-id.ts";

/** A product in one size and color, as every channel shows it. */
export type ChannelRow = {
  /** At most 50 characters. */
  id: string;
  groupId: string;
  /** At most 150 characters. */
  title: string;
  /** At most 5,000 characters. */
  description: string;
  /** The absolute URL of the product's page with this size and color chosen. */
  url: string;
  /** Absolute URLs of JPEG and PNG pictures, those of the color first. */
  pictures: string[];
  /** What a shopper pays, with IVA. */
  price: Cents;
  /** The price before a discount, with IVA; null for none. */
  regularPrice: Cents | null;
  /** Units that can be bought now: the stock less holds. */
  free: number;
  brand: string;
  /** The catalogue's own words; '' for none. */
  size: string;
  color: string;
  /** In the language of the row. */
  sizeName: string;
  colorName: string;
  /** A number of Google's taxonomy. */
  googleCategory: number;
  gender: "female";
  ageGroup: "adult";
  condition: "new";
};

/** What the rows of all products have in common. */
export type ChannelShop = {
  /** Without a trailing slash. */
  storeUrl: string;
  brand: string;
  language: Language;
  pricing: Pricing;
  /** Return the name of a size or color in the language. */
  nameOf: (choice: string) => string;
};

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

/** What every channel accepts (Meta's catalogue reference). Pictures of the shop exist as JPEG. */
const ACCEPTED_PICTURE = /\.(?:jpe?g|png)$/i;

function feedPictures(images: readonly string[], storeUrl: string): string[] {
  return images.flatMap((image) => {
    const url = URL.parse(pictureUrl(storeUrl, image) ?? "");
    return url && ACCEPTED_PICTURE.test(url.pathname) ? url.href : [];
  });
}

const choicesOf = (choices: readonly string[]) => (choices.length > 0 ? choices : [""]);

/** Generate the rows of a product: one per color and size. `stock` is null while unknown. */
export function* channelRows(
  product: Product,
  stock: FreeStock | null,
  { storeUrl, brand, language, pricing, nameOf }: ChannelShop,
): Generator<ChannelRow, void> {
  const shared = {
    groupId: groupIdOf(product.slug),
    title: feedText(product.name, MAX_TITLE),
    description: feedText(product.description, MAX_DESCRIPTION),
    price: finalPrice(product.price, pricing),
    regularPrice:
      isOnSale(product) && product.originalPrice !== null
        ? finalPrice(product.originalPrice, pricing)
        : null,
    brand,
    googleCategory: googleCategoryOf(product.category),
    gender: "female",
    ageGroup: "adult",
    condition: "new",
  } as const;
  for (const color of choicesOf(product.colors)) {
    const pictures = feedPictures(picturesOf(product, color), storeUrl);
    for (const size of choicesOf(product.sizes)) {
      yield {
        ...shared,
        id: variantIdOf(product.id, size, color),
        url: storeUrl + pathIn(language, productPathWith(product.slug, { size, color })),
        pictures,
        free: freeStockFor(product, stock, size, color),
        size,
        color,
        sizeName: feedText(nameOf(size), 100),
        colorName: feedText(nameOf(color), 100),
      };
    }
  }
}
