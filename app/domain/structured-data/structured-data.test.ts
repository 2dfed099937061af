import { expect, test } from "vitest";
import { type DeliveryZone, FREE_EVERYWHERE } from "../delivery/delivery-zone.ts";
import { DEFAULT_PRICING } from "../money/pricing.ts";
import { NO_DETAILS, type ProductDetails } from "../product/product-details.ts";
import { NO_REVIEWS, type ProductReviews, type Review } from "../review/review.ts";
import { EMPTY_SHOP_INFORMATION } from "../shop-information/shop-information.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";
import { organizationData } from "./organization-data.ts";
import { productData } from "./product-data.ts";
import { shippingDetails } from "./shipping-details.ts";

const STORE = "https://shop.test";
const DRESS = {
  name: "Silk Wrap Dress",
  slug: "silk-wrap-dress",
  description: "Silk from Como.",
  images: ["/plates/dress-1200.jpg", "https://pictures.test/a.jpg", "data:image/png;base64,AA=="],
  price: 24505,
  sizes: ["S", "M"],
  colors: ["Ivory", "Black"],
  inventoryStatus: "in-stock",
} as const;

type Given = Parameters<typeof productData>[0];

const offered = (
  change: Partial<Given["product"]> = {},
  isAvailable = true,
  pricing: Given["pricing"] = DEFAULT_PRICING,
  zones: readonly DeliveryZone[] = [FREE_EVERYWHERE],
  details: Partial<ProductDetails> = {},
  reviews: ProductReviews | null = null,
  information = EMPTY_SHOP_INFORMATION,
  variant: Given["variant"] = null,
) =>
  productData({
    pricing,
    shipping: shippingDetails(zones, change.price ?? DRESS.price, pricing, information),
    product: {
      ...DRESS,
      images: [...DRESS.images],
      imageColors: ["Ivory", "Black", ""],
      sizes: [...DRESS.sizes],
      colors: [...DRESS.colors],
      ...change,
    },
    details: { ...NO_DETAILS, ...details },
    reviews,
    isAvailable,
    variant,
    brand: "Gemma Luce",
    storeUrl: STORE,
    url: `${STORE}/es/products/silk-wrap-dress`,
    returnsUrl: `${STORE}/es/info/shipping-and-returns`,
  });

test("describes the variant that a feed's row leads to", () => {
  const variant = { id: "variant-id", groupId: "group-id", size: "M", color: "Black" };
  const described = offered({}, false, undefined, undefined, {}, null, undefined, variant);
  expect(described).toMatchObject({
    sku: "variant-id",
    inProductGroupWithID: "group-id",
    size: ["M"],
    color: "Black",
    image: ["https://pictures.test/a.jpg"],
    offers: { availability: "https://schema.org/OutOfStock" },
  });
});

test("describes a product as rich results require: name, pictures, brand, and an offer in decimal dollars", () => {
  expect(offered()).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Silk Wrap Dress",
    description: "Silk from Como.",
    image: [`${STORE}/plates/dress-1200.jpg`, "https://pictures.test/a.jpg"],
    brand: { "@type": "Brand", name: "Gemma Luce" },
    offers: {
      "@type": "Offer",
      url: `${STORE}/es/products/silk-wrap-dress`,
      price: "281.81",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
  });
});

test.each([
  [false, "281.81"],
  [true, "245.05"],
])("offers the final price, prices with IVA: %s", (pricesIncludeTax, price) => {
  const pricing = { ...DEFAULT_PRICING, pricesIncludeTax };
  expect(offered({}, true, pricing)).toMatchObject({
    offers: { price, priceSpecification: { price, valueAddedTaxIncluded: true } },
  });
});

test("describes shipping and returns as the page Shipping & Returns does", () => {
  expect(offered()).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: "0.00", currency: "USD" },
        shippingDestination: { addressCountry: "EC" },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: "DAY" },
          transitTime: { minValue: 3, maxValue: 5, unitCode: "DAY" },
        },
      },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "EC",
        merchantReturnLink: `${STORE}/es/info/shipping-and-returns`,
      },
    },
  });
});

test("describes the highest cost and the longest days of all zones as those of the country", () => {
  const rest = { ...FREE_EVERYWHERE, price: 600 };
  const quito = {
    ...rest,
    isEverywhereElse: false,
    provinces: ["Pichincha"],
    freeFrom: 24_505,
    daysMin: 1,
    daysMax: 2,
  };
  expect(offered({}, true, DEFAULT_PRICING, [quito, rest])).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: "6.90" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "EC" },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 5 } },
      },
    },
  });
  expect(offered({}, true, DEFAULT_PRICING, [quito])).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: "0.00" } } },
  });
  expect(offered({}, true, DEFAULT_PRICING, [])).not.toHaveProperty("offers.shippingDetails");
});

test("describes the owner's days of preparation and delivery", () => {
  const information = {
    ...EMPTY_SHOP_INFORMATION,
    preparationDays: 4,
    deliveryDaysMin: 6,
    deliveryDaysMax: 8,
  };
  const zones = [FREE_EVERYWHERE];
  expect(offered({}, true, DEFAULT_PRICING, zones, {}, null, information)).toMatchObject({
    offers: {
      shippingDetails: {
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 4 },
          transitTime: { minValue: 6, maxValue: 8 },
        },
      },
    },
  });
});

test.each([
  ["in-stock", true, "InStock"],
  ["low-stock", true, "LimitedAvailability"],
  ["low-stock", false, "OutOfStock"],
  ["sold-out", false, "OutOfStock"],
] as const)("%s, to be had: %s, is offered as %s", (inventoryStatus, isAvailable, availability) => {
  expect(offered({ inventoryStatus }, isAvailable)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test("uses the social card of a product whose pictures are data URLs", () => {
  expect(offered({ images: ["data:image/png;base64,AA=="] })).toMatchObject({
    image: [`${STORE}/social-card/products/silk-wrap-dress.jpg`],
  });
});

test("numbers breadcrumbs from 1, each with its name and absolute URL", () => {
  const steps = [
    { name: "Home", url: `${STORE}/` },
    { name: "Shop", url: `${STORE}/shop` },
  ];
  expect(breadcrumbData(steps)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${STORE}/` },
      { "@type": "ListItem", position: 2, name: "Shop", item: `${STORE}/shop` },
    ],
  });
});

test("describes the shop by name, URL and logo", () => {
  const boutique = {
    brand: "Gemma Luce",
    foundedYear: 2024,
    supportEmail: "support@shop.test",
  };
  expect(organizationData(STORE, boutique, EMPTY_SHOP_INFORMATION)).toMatchObject({
    "@type": "Organization",
    name: "Gemma Luce",
    url: `${STORE}/`,
    logo: `${STORE}/icon-512.png`,
    email: "support@shop.test",
  });
});

test("describes the seller as far as it is known", () => {
  const boutique = { brand: "Gemma Luce", foundedYear: 2024, supportEmail: "support@shop.test" };
  const empty = organizationData(STORE, boutique, EMPTY_SHOP_INFORMATION);
  for (const name of ["legalName", "taxID", "telephone"]) expect(empty).not.toHaveProperty(name);
  const seller = {
    legalName: "Gemma Luce S.A.S.",
    ruc: "1790012345001",
    postalAddress: "Av. Amazonas N34-120, Quito",
    whatsapp: "099 123 4567",
  };
  expect(organizationData(STORE, boutique, seller)).toMatchObject({
    legalName: "Gemma Luce S.A.S.",
    taxID: "1790012345001",
    telephone: "+593991234567",
    address: { streetAddress: "Av. Amazonas N34-120, Quito", addressCountry: "EC" },
  });
});

test("says the sizes, the material, and what a bag measures", () => {
  const described = (details: Partial<ProductDetails>) =>
    offered({}, true, DEFAULT_PRICING, [FREE_EVERYWHERE], details);
  expect(described({})).toMatchObject({ size: ["S", "M"] });
  expect(described({})).not.toHaveProperty("material");
  const bag = [{ size: "One Size", garment: { width: 28, height: 21, length: 3 } }];
  expect(described({ fabric: "Calf leather", measures: bag })).toMatchObject({
    material: "Calf leather",
    width: { "@type": "QuantitativeValue", value: 28, unitCode: "CMT" },
    height: { "@type": "QuantitativeValue", value: 21, unitCode: "CMT" },
  });
  const dress = [...bag, { size: "S", garment: { width: 20 } }];
  expect(described({ measures: dress })).not.toHaveProperty("width");
});

const REVIEW: Review = {
  id: "r",
  author: "Ana",
  stars: 4,
  fit: null,
  words: "Falls well.",
  size: "M",
  heightCm: null,
  language: "en",
  isSandbox: false,
  writtenAt: "2026-11-21T11:22:00.000Z",
};

const reviewed = (reviews: Partial<ProductReviews> | null) =>
  offered(
    {},
    true,
    DEFAULT_PRICING,
    [FREE_EVERYWHERE],
    {},
    reviews && { ...NO_REVIEWS, ...reviews },
  );

test("rates a product by the reviews of orders paid with real money", () => {
  const sandbox = { ...REVIEW, author: "Tester", stars: 1, isSandbox: true };
  const reviews = [sandbox, REVIEW, { ...REVIEW, words: "" }];
  const data = reviewed({ count: 9, starSum: 30, realCount: 3, realStarSum: 14, reviews });
  expect(data).toMatchObject({
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: 4.7,
      reviewCount: 3,
      bestRating: 5,
    },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Ana" },
        datePublished: "2026-11-21T11:22:00.000Z",
        reviewRating: { ratingValue: 4 },
        reviewBody: "Falls well.",
      },
      { reviewRating: { ratingValue: 4 } },
    ],
  });
  expect(data).not.toHaveProperty("review.1.reviewBody");
});

test("rates no product without reviews, or with those of the sandbox alone", () => {
  const sandbox = [{ ...REVIEW, isSandbox: true }];
  for (const reviews of [null, {}, { count: 1, starSum: 5, reviews: sandbox }]) {
    expect(reviewed(reviews)).not.toHaveProperty("aggregateRating");
    expect(reviewed(reviews)).not.toHaveProperty("review");
  }
});
