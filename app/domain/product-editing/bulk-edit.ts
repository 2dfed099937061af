import { type Cents, centsFromAmount } from "../money/money.ts";
import type { InventoryStatus } from "../product/product.ts";
import { fieldsOf } from "../text/fields-of.ts";
import type { AdminProduct, ProductValues } from "./admin-product.ts";
import { conflictsBetween } from "./product-changes.ts";

/** One change of several products. */
export type BulkEdit =
  | { field: "inventoryStatus"; value: InventoryStatus }
  | { field: "categoryId" | "collectionId"; value: string | null }
  | { field: "isDraft"; value: boolean }
  /** In hundredths of a percent, negative for a lower price. */
  | { field: "price"; basisPoints: number; strikesThrough: boolean };

/** What a bulk edit does to one product. */
export type ProductChange = { product: AdminProduct; changes: Partial<ProductValues> };

const PERCENT = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/;

/** Parse a percentage above 0 with at most two decimals to hundredths of a percent; null for other text. */
export function readPercent(text: string): number | null {
  const percent = PERCENT.exec(text.trim())?.[1] ?? "0";
  return centsFromAmount(percent.replace(",", ".")) || null;
}

/** Return a price changed by hundredths of a percent, rounded to cents. */
function changedPrice(price: Cents, basisPoints: number): Cents {
  return Math.max(0, Math.round((price * (10_000 + basisPoints)) / 10_000));
}

/** An original price that the new price reaches would say something false, and goes. */
function priceChanges(
  { price, originalPrice }: AdminProduct,
  { basisPoints, strikesThrough }: Extract<BulkEdit, { field: "price" }>,
): Partial<ProductValues> {
  const changed = changedPrice(price, basisPoints);
  if (changed === price) return {};
  if (changed < price && strikesThrough) {
    const original = Math.max(originalPrice ?? 0, price);
    return { price: changed, ...(original !== originalPrice && { originalPrice: original }) };
  }
  const isReached = originalPrice !== null && originalPrice <= changed;
  return { price: changed, ...(isReached && { originalPrice: null }) };
}

function valueChanges(
  product: AdminProduct,
  { field, value }: Exclude<BulkEdit, { field: "price" }>,
): Partial<ProductValues> {
  if (product[field] === value) return {};
  // Otherwise the database would give a status that follows the stock its former value again.
  const stopsFollowing = field === "inventoryStatus" && product.statusFollowsStock;
  return { [field]: value, ...(stopsFollowing && { statusFollowsStock: false }) };
}

/** Return the changes of the products that an edit changes. */
export function bulkChanges(products: AdminProduct[], edit: BulkEdit): ProductChange[] {
  return products.flatMap((product) => {
    const changes =
      edit.field === "price" ? priceChanges(product, edit) : valueChanges(product, edit);
    return Object.keys(changes).length > 0 ? [{ product, changes }] : [];
  });
}

/** Return the changes that give changed products their former values. */
export function reversedChanges(done: ProductChange[]): ProductChange[] {
  return done.map(({ product, changes }) => {
    const fields = Object.keys(changes) as (keyof ProductValues)[];
    return {
      product: { ...product, ...changes },
      changes: fieldsOf<ProductValues>(product, fields),
    };
  });
}

/**
 * Return changes on the present versions of their products; null if one was deleted, or if someone else has changed
 * one of the same fields.
 */
export function rebasedChanges(
  changes: ProductChange[],
  present: AdminProduct[],
): ProductChange[] | null {
  const versions = new Map(present.map((product) => [product.id, product]));
  const rebased = changes.flatMap((change) => {
    const product = versions.get(change.product.id);
    const isFree =
      product && conflictsBetween(change.product, product, change.changes).length === 0;
    return isFree ? [{ ...change, product }] : [];
  });
  return rebased.length === changes.length ? rebased : null;
}
