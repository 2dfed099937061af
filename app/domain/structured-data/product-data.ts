import { amountFromCents } from "../money.ts";
import { pictureUrl } from "../picture-url.ts";
import type { Product } from "../product.ts";
import { returnPolicy, SHIPPING_DETAILS } from "./offer-terms.ts";

type Offered = {
  product: Pick<
    Product,
    "name" | "slug" | "description" | "images" | "price" | "colors" | "inventoryStatus"
  >;
  /** Whether a shopper can put one into the bag at this moment. */
  isAvailable: boolean;
  brand: string;
  /** Without a slash at its end. */
  storeUrl: string;
  /** The product's own page, in full. */
  url: string;
  /** The page Shipping & Returns, in full. */
  returnsUrl: string;
};

function availabilityOf(product: Offered["product"], isAvailable: boolean): string {
  if (!isAvailable) return "https://schema.org/OutOfStock";
  return product.inventoryStatus === "low-stock"
    ? "https://schema.org/LimitedAvailability"
    : "https://schema.org/InStock";
}

/** Takes a product and where it is offered, and returns it as a schema.org Product with its Offer. */
export function productData({
  product,
  isAvailable,
  brand,
  storeUrl,
  url,
  returnsUrl,
}: Offered): object {
  const price = amountFromCents(product.price);
  const image = product.images.flatMap((image) => pictureUrl(storeUrl, image) ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    url,
    sku: product.slug,
    // A product whose pictures are data strings is shown by the card that links have of it.
    image: image.length > 0 ? image : [`${storeUrl}/social-card/products/${product.slug}.jpg`],
    ...(product.description && { description: product.description }),
    ...(product.colors.length > 0 && { color: product.colors.join("/") }),
    brand: { "@type": "Brand", name: brand },
    offers: {
      "@type": "Offer",
      url,
      price,
      priceCurrency: "USD",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "USD",
        // IVA is added at checkout.
        valueAddedTaxIncluded: false,
      },
      availability: availabilityOf(product, isAvailable),
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: brand },
      shippingDetails: SHIPPING_DETAILS,
      hasMerchantReturnPolicy: returnPolicy(returnsUrl),
    },
  };
}
