import { Hono } from "hono";
import { z } from "zod";
import { OrderReversalSchema } from "#app/data/order-reversal-json.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff } from "../http/staff-api.ts";
import { requireOrderId } from "./require-order-id.ts";
import type { ReversalDesk } from "./reversal-desk.ts";

const PATH = "/orders/:id/reversal";

/** Whether the units return to stock. Without it the former choice is repeated. */
const RestockSchema = z
  .enum(["true", "false"])
  .transform((restock) => restock === "true")
  .nullable()
  .default(null);

/** Create `/orders/:id/reversal` for staff: GET returns the state of an order's refund, POST requests it. */
export function reversalRoutes(desk: ReversalDesk | null) {
  const limit = forStaff(desk);
  // Each order that staff open is one query.
  const queryLimit = limit(300);
  return new Hono()
    .get(PATH, queryLimit, async (context) =>
      context.json(
        OrderReversalSchema.parse(await context.var.service.find(requireOrderId(context))),
      ),
    )
    .post(PATH, limit(20), async (context) => {
      const { service, staffId } = context.var;
      const orderId = requireOrderId(context);
      const restock = RestockSchema.safeParse(context.req.query("restock"));
      if (!restock.success) throw new ShopError("INVALID_REQUEST", "Restock is true or false.");
      const reversal = await service.reverse(orderId, staffId, restock.data);
      if (reversal.state === "refused") {
        throw new ShopError("REVERSAL_REFUSED", "PayPhone refused to return this payment.");
      }
      return context.json(
        OrderReversalSchema.parse(reversal),
        reversal.state === "done" ? 200 : 202,
      );
    });
}
