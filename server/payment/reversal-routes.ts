import { Hono } from "hono";
import { z } from "zod";
import { OrderReversalSchema } from "#app/data/order-reversal-json.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff, notOffered } from "../http/staff-api.ts";
import { requireOrderId } from "./require-order-id.ts";
import type { ReversalDesk } from "./reversal-desk.ts";

const PATH = "/orders/:id/reversal";

/** Whether the units return to stock. Without it the former choice is repeated. */
const RestockSchema = z
  .enum(["true", "false"])
  .transform((restock) => restock === "true")
  .nullable()
  .default(null);

/**
 * Create `/orders/:id/reversal` for staff: GET returns the state of an order's refund, POST requests it. `desk` is null without a
 * payment provider.
 */
export function reversalRoutes(desk: ReversalDesk | null) {
  // Each order that staff open is one query.
  const queryLimit = forStaff(300);
  const routes = new Hono();
  if (!desk) {
    return routes.on(["GET", "POST"], PATH, () => {
      throw notOffered();
    });
  }
  return routes
    .get(PATH, queryLimit, async (context) =>
      context.json(OrderReversalSchema.parse(await desk.find(requireOrderId(context)))),
    )
    .post(PATH, forStaff(20), async (context) => {
      const orderId = requireOrderId(context);
      const restock = RestockSchema.safeParse(context.req.query("restock"));
      if (!restock.success) throw new ShopError("INVALID_REQUEST", "Restock is true or false.");
      const reversal = await desk.reverse(orderId, context.var.staffId, restock.data);
      if (reversal.state === "refused") {
        throw new ShopError("REVERSAL_REFUSED", "PayPhone refused to return this payment.");
      }
      return context.json(
        OrderReversalSchema.parse(reversal),
        reversal.state === "done" ? 200 : 202,
      );
    });
}
