import type { Context } from "hono";
import { z } from "zod";
import { ShopError } from "#app/domain/shop/shop-error.ts";

/** Return the `:id` of the path. Throws a ShopError `ORDER_NOT_FOUND` when it cannot be an order's. */
export function requireOrderId({ req }: Context): string {
  const id = z.uuid().safeParse(req.param("id"));
  if (!id.success) throw new ShopError("ORDER_NOT_FOUND", "There is no such order.");
  return id.data;
}
