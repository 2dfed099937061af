import type { Hono } from "hono";
import { z } from "zod";
import type { KnownReversal } from "#app/data/server/reversal-store.ts";
import type { OrderReversal } from "#app/domain/order-reversal.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import type { Reversals } from "./open-reversals.ts";
import { requireOrderId } from "./require-order-id.ts";

type ReversalRouteParts = {
  /** Null where there is no database or no payment provider. */
  open: Reversals | null;
  logger: Logger;
};

/** Each order that staff open is one query. */
const QUERIES = 300;
const REVERSALS = 20;

const PATH = "/orders/:id/reversal";

/** Whether the units return to stock. Without it the former choice is repeated. */
const RestockSchema = z
  .enum(["true", "false"])
  .transform((restock) => restock === "true")
  .nullable()
  .default(null);

const publicFormOf = ({ state, isOpen, closesAt }: KnownReversal): OrderReversal => ({
  state,
  isOpen,
  closesAt,
});

/** Create `/orders/:id/reversal` for staff: GET returns the state of an order's refund, POST requests it. */
export function reversalRoutes({ open, logger }: ReversalRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  routes.get(
    PATH,
    forStaff(staffLimit(QUERIES), async (context, { desk }) =>
      context.json(publicFormOf(await desk.find(requireOrderId(context)))),
    ),
  );
  routes.post(
    PATH,
    forStaff(staffLimit(REVERSALS), async (context, { desk, staffId }) => {
      const orderId = requireOrderId(context);
      const restock = RestockSchema.safeParse(context.req.query("restock"));
      if (!restock.success) throw new ShopError("INVALID_REQUEST", "Restock is true or false.");
      const reversal = await desk.reverse(orderId, staffId, restock.data);
      if (reversal.state === "refused") {
        throw new ShopError("REVERSAL_REFUSED", "PayPhone refused to return this payment.");
      }
      return context.json(publicFormOf(reversal), reversal.state === "done" ? 200 : 202);
    }),
  );
  return routes;
}
