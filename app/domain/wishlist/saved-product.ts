import { initialChoice, type Product } from "../product/product.ts";
import { type FreeStock, freeStockFor } from "../stock/free-stock.ts";
import { stockNoticeFor } from "../stock/stock-notice.ts";
import type { Wish } from "./wish.ts";

/** A product of the wishlist as it is today. */
export type SavedProduct = {
  wish: Wish;
  product: Product;
  /** Null if unknown; then the product's quantity counts. */
  stock: FreeStock | null;
};

export type SavedNotice =
  | { kind: "price"; now: number; was: number }
  | { kind: "sold-out" }
  /** The product is sold, but not in the remembered size and color. */
  | { kind: "choice-sold-out" }
  | { kind: "low"; count: number };

/** Return the size and color to buy a saved product in; null where the shopper has to choose. */
export function choiceOf({ wish, product }: SavedProduct) {
  return {
    size: initialChoice(product.sizes, wish.size),
    color: initialChoice(product.colors, wish.color),
  };
}

/** Return what has changed since a product was saved, and its stock where it is low or sold out. Prices in cents. */
export function savedNoticesFor(saved: SavedProduct): SavedNotice[] {
  const { wish, product, stock } = saved;
  const { size, color } = choiceOf(saved);
  const notices: SavedNotice[] = [];
  if (wish.price !== null && wish.price !== product.price) {
    notices.push({ kind: "price", now: product.price, was: wish.price });
  }
  if (freeStockFor(product, stock, null, null) < 1) return [...notices, { kind: "sold-out" }];
  const notice = stockNoticeFor(product, freeStockFor(product, stock, size, color));
  if (notice.kind === "sold-out") notices.push({ kind: "choice-sold-out" });
  if (notice.kind === "low") notices.push(notice);
  return notices;
}
