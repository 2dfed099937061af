import { PRODUCT_ID_FORM } from "../product/product-id-form.ts";
import { fieldsIn, isCount, isText, listIn } from "../text/stored-json.ts";
import {
  AVAILABILITIES,
  type BagItem,
  type BagProduct,
  MAX_BAG_LINES,
  MAX_LINE_QUANTITY,
} from "./bag.ts";

/** The local storage key of the bag (specification section 3). */
export const STORED_BAG_KEY = "gemma-luce-bag";

const INVALID = new TypeError("The stored bag is invalid.");

function productIn(value: unknown): BagProduct {
  const { id, slug, name, price, collection, image } = fieldsIn(value);
  const isNamed =
    isText(id) && PRODUCT_ID_FORM.test(id) && isText(slug) && isText(name) && slug && name;
  const isTexts = [collection, image].every((text) => text === null || isText(text));
  if (!isNamed || !isTexts || !isCount(price)) throw INVALID;
  return { id, slug, name, price, collection, image } as BagProduct;
}

function itemIn(value: unknown): BagItem {
  const { id, size, color, quantity, sharesStock, ...stored } = fieldsIn(value);
  const product = productIn(stored.product);
  const { priceWhenAdded = product.price, availability = "available", stock = null } = stored;
  const isChoice = isText(id) && id !== "" && isText(size) && isText(color);
  const isQuantity = isCount(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;
  const isStock = stock === null || isCount(stock);
  const isKnown = AVAILABILITIES.some((known) => known === availability);
  const isShared = sharesStock === undefined || typeof sharesStock === "boolean";
  if (!isChoice || !isQuantity || !isStock || !isKnown || !isShared || !isCount(priceWhenAdded)) {
    throw INVALID;
  }
  const item = { id, product, size, color, quantity, priceWhenAdded, availability, stock };
  return (sharesStock === undefined ? item : { ...item, sharesStock }) as BagItem;
}

/** Parse the stored bag. Throws if invalid; the caller logs it and starts with an empty bag (specification section 4). */
export function parseStoredBag(text: string): BagItem[] {
  const items = listIn(text);
  if (items.length > MAX_BAG_LINES) throw INVALID;
  return items.map(itemIn);
}

/** A data URL may take a quarter of local storage. The next refresh restores the picture. */
function withoutDataImage(item: BagItem): BagItem {
  if (!item.product.image?.startsWith("data:")) return item;
  return { ...item, product: { ...item.product, image: null } };
}

/** Return the text to store, or null for an empty bag. */
export function serializeBag(items: BagItem[]): string | null {
  return items.length === 0 ? null : JSON.stringify(items.map(withoutDataImage));
}
