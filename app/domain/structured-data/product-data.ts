import { amountFromCents } from "../money/money.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";
import { pictureUrl } from "../picture/picture-url.ts";
import { picturesOf } from "../product/color-pictures.ts";
import type { Product } from "../product/product.ts";
import type { ProductDetails } from "../product/product-details.ts";
import type { ProductReviews } from "../review/review.ts";
import { reviewData } from "./review-data.ts";

/** '' for a product without sizes or colors. */
export type OfferedVariant = { id: string; groupId: string; size: string; color: string };

type Offered = {
  pricing: Pricing;
  /** The result of `shippingDetails`. */
  shipping: object | null;
  product: Pick<
    Product,
    | "name"
    | "slug"
    | "description"
    | "images"
    | "imageColors"
    | "price"
    | "sizes"
    | "colors"
    | "inventoryStatus"
  >;
  details: ProductDetails | null;
  /** The newest; null if there are none. */
  reviews: ProductReviews | null;
  /** Whether it, or the variant, can be bought now. */
  isAvailable: boolean;
  /** The size and color that the page's URL names, as channels link to it; null for none. */
  variant: OfferedVariant | null;
  brand: string;
  /** Without a trailing slash. */
  storeUrl: string;
  /** The absolute URL of the product, or of the variant. */
  url: string;
  /** The absolute URL of Shipping & Returns. */
  returnsUrl: string;
};

function availabilityOf(product: Offered["product"], isAvailable: boolean): string {
  if (!isAvailable) return "https://schema.org/OutOfStock";
  return product.inventoryStatus === "low-stock"
    ? "https://schema.org/LimitedAvailability"
    : "https://schema.org/InStock";
}

/** schema.org has these three of an object that has one size, such as a bag. */
const DIMENSIONS = ["width", "height", "depth"] as const;

function dimensionsOf({ measures }: ProductDetails): object {
  const [only, ...others] = measures;
  if (!only || others.length > 0) return {};
  return Object.fromEntries(
    DIMENSIONS.flatMap((name) => {
      const value = only.garment[name];
      return value ? [[name, { "@type": "QuantitativeValue", value, unitCode: "CMT" }]] : [];
    }),
  );
}

/** Return a product as a schema.org Product with its Offer. */
export function productData({
  pricing,
  shipping,
  product,
  details,
  reviews,
  isAvailable,
  variant,
  brand,
  storeUrl,
  url,
  returnsUrl,
}: Offered): object {
  const price = amountFromCents(finalPrice(product.price, pricing));
  const pictures = variant ? picturesOf(product, variant.color) : product.images;
  const colors = variant ? variant.color : product.colors.join("/");
  const sizes = variant ? [variant.size].filter(Boolean) : product.sizes;
  const image = pictures.flatMap((image) => pictureUrl(storeUrl, image) ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    url,
    // The id of the feeds, whose rows lead to the variant.
    sku: variant ? variant.id : product.slug,
    ...(variant && { inProductGroupWithID: variant.groupId }),
    // Data URLs are not allowed here, so such a product uses its social card.
    image: image.length > 0 ? image : [`${storeUrl}/social-card/products/${product.slug}.jpg`],
    ...(product.description && { description: product.description }),
    ...(colors && { color: colors }),
    ...(sizes.length > 0 && { size: sizes }),
    ...(details?.fabric && { material: details.fabric }),
    ...(details && dimensionsOf(details)),
    brand: { "@type": "Brand", name: brand },
    ...(reviews && reviewData(reviews)),
    offers: {
      "@type": "Offer",
      url,
      price,
      priceCurrency: "USD",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "USD",
        valueAddedTaxIncluded: true,
      },
      availability: availabilityOf(product, isAvailable),
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: brand },
      ...(shipping && { shippingDetails: shipping }),
      // The page names no number of days, so the policy links to the page, which Google accepts.
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "EC",
        merchantReturnLink: returnsUrl,
        returnMethod: "https://schema.org/ReturnByMail",
      },
    },
  };
}
