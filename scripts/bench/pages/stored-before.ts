import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";

const PRICE = 24500;

const DRESS: BagItem = {
  id: "bench",
  product: {
    id: "a0000000-0000-4000-8000-000000000001",
    slug: "silk-wrap-dress",
    name: "Silk Wrap Dress",
    price: PRICE,
    collection: "la-dolce-vita",
    image: "/plates/silk-wrap-dress-front-1200.jpg",
  },
  size: "M",
  color: "Terracotta",
  quantity: 1,
  priceWhenAdded: PRICE,
  availability: "available",
  stock: null,
};

/** Return what a browser has stored before it opens a page: for checkout a dress in the bag, otherwise nothing. */
export function storedBefore(url: string) {
  const { origin, pathname } = new URL(url);
  const bag = { name: STORED_BAG_KEY, value: serializeBag([DRESS]) ?? "" };
  return {
    cookies: [],
    origins: [{ origin, localStorage: pathname === "/checkout" ? [bag] : [] }],
  };
}
