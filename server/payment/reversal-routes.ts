import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { KnownReversal } from "#app/data/server/reversal-store.ts";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import type { OrderReversal } from "#app/domain/order-reversal.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { answerRefusal, type RefusalStatuses, STAFF_STATUSES } from "../http/error-response-of.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { requireRoom } from "../http/require-room.ts";
import { requireStaff } from "../http/require-staff.ts";
import type { Logger } from "../runtime/logger.ts";
import type { ReversalDesk } from "./reversal-desk.ts";

type Bindings = { Bindings: HttpBindings };

export type ReversalRouteParts = {
  /** Null where there is no database or nothing can be paid. */
  open: { desk: ReversalDesk; staff: StaffGate } | null;
  logger: Logger;
};

/** A member of staff looks at orders all day; each look is one question. */
const QUESTIONS = 300;
const REVERSALS = 20;
const WINDOW_MS = 10 * 60_000;

const STATUSES: RefusalStatuses = {
  ...STAFF_STATUSES,
  ORDER_NOT_FOUND: 404,
  ORDER_ALREADY_REFUNDED: 409,
  ORDER_NOT_PAID_ONLINE: 409,
  REVERSAL_TOO_LATE: 409,
  REVERSAL_REFUSED: 409,
};

const PATH = "/orders/:id/reversal";

const OrderIdSchema = z.uuid();

const publicFormOf = ({ state, isOpen, closesAt }: KnownReversal): OrderReversal => ({
  state,
  isOpen,
  closesAt,
});

type Staff = { desk: ReversalDesk; gate: StaffGate };

function requireOrderId(context: Context): string {
  const id = OrderIdSchema.safeParse(context.req.param("id"));
  if (!id.success) throw new ShopError("ORDER_NOT_FOUND", "There is no such order.");
  return id.data;
}

function answerStaff(routes: Hono<Bindings>, { desk, gate }: Staff): void {
  const questions = createRateLimiter(QUESTIONS, WINDOW_MS);
  const reversals = createRateLimiter(REVERSALS, WINDOW_MS);

  routes.get(PATH, async (context) => {
    requireRoom(questions, await requireStaff(context, gate));
    return context.json(publicFormOf(await desk.find(requireOrderId(context))));
  });
  routes.post(PATH, async (context) => {
    const staffId = await requireStaff(context, gate);
    requireRoom(reversals, staffId);
    const reversal = await desk.reverse(requireOrderId(context), staffId);
    if (reversal.state === "refused") {
      throw new ShopError("REVERSAL_REFUSED", "PayPhone refused to return this payment.");
    }
    return context.json(publicFormOf(reversal), reversal.state === "done" ? 200 : 202);
  });
}

/**
 * Takes the desk and who guards it, and returns `/orders/:id/reversal`: GET says where the return of an order's money
 * stands, POST asks for it. For staff only, by the bearer token of the signed-in person, which Auth and the table `staff`
 * are asked about each time, before it is looked whether there is such an order. Mount it behind the same-origin guard.
 */
export function reversalRoutes({ open, logger }: ReversalRouteParts): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  routes.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  routes.onError((error, context) => answerRefusal(context, error, STATUSES, logger));
  if (open) {
    answerStaff(routes, { desk: open.desk, gate: open.staff });
  } else {
    routes.all(PATH, () => {
      throw new ShopError("UNAVAILABLE", "This shop cannot return payments.");
    });
  }
  return routes;
}
