import { ShopError } from "../shop/shop-error.ts";
import type { AdminProduct } from "./admin-product.ts";

/** The error of a change of fields that others have changed meanwhile: nothing was written. */
export class ProductConflict extends ShopError {
  /** The product as it is stored. */
  readonly current: AdminProduct;

  constructor(current: AdminProduct) {
    super("PRODUCTS_CHANGED", "Someone else has changed the same fields.");
    this.current = current;
  }
}
