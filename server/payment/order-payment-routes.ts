import type { Context, Hono } from "hono";
import { z } from "zod";
import type { PaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { MAX_REASON_LENGTH } from "#app/domain/open-payment.ts";
import { PAID_WITH } from "#app/domain/payment-method.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { jsonBody, staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import { requireOrderId } from "./require-order-id.ts";

type OrderPaymentRouteParts = {
  /** Null where there is no database. */
  open: { decisions: PaymentDecisionStore; staff: StaffGate } | null;
  logger: Logger;
};

/** A member of staff decides about some dozens of payments a day, and looks at their proofs. */
const DECISIONS = 100;
const PROOFS = 300;

/** What a browser does with a proof, wherever it came from: nothing. */
const HARMLESS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** A confirmation needs no body where the way to pay is known. */
const ConfirmationSchema = z
  .strictObject({ paidWith: z.enum(PAID_WITH).nullable().default(null) })
  .nullable()
  .transform((body) => body?.paidWith ?? null);
const RefusalSchema = z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH) });

async function proofOf(context: Context, decisions: PaymentDecisionStore): Promise<Response> {
  const proofId = z.uuid().safeParse(context.req.param("proofId"));
  const proof = proofId.success
    ? await decisions.findProof(requireOrderId(context), proofId.data)
    : null;
  if (!proof) throw new ShopError("NOT_FOUND", "There is no such proof.");
  const isPicture = proof.contentType === "image/webp";
  return new Response(proof.content, {
    headers: {
      ...HARMLESS,
      // A PDF may do more than show itself.
      "Content-Type": isPicture ? proof.contentType : "application/octet-stream",
      "Content-Disposition": `attachment; filename="receipt.${isPicture ? "webp" : "pdf"}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/**
 * Create POST `/confirmation`, `/refusal` and `/acceptance` below `/orders/:id/payment`, and GET `/orders/:id/proofs/:proofId`,
 * for staff.
 */
export function orderPaymentRoutes({ open, logger }: OrderPaymentRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  const limit = staffLimit(DECISIONS);
  routes.post(
    "/orders/:id/payment/confirmation",
    forStaff(limit, async (context, { decisions, staffId }) => {
      const orderId = requireOrderId(context);
      const invalid = new ShopError("INVALID_REQUEST", "This request cannot be read.");
      const paidWith = await jsonBody(context, ConfirmationSchema, invalid);
      await decisions.confirm(orderId, staffId, paidWith);
      return context.json({});
    }),
  );
  routes.post(
    "/orders/:id/payment/acceptance",
    forStaff(limit, async (context, { decisions, staffId }) => {
      await decisions.accept(requireOrderId(context), staffId);
      return context.json({});
    }),
  );
  routes.post(
    "/orders/:id/payment/refusal",
    forStaff(limit, async (context, { decisions, staffId }) => {
      const orderId = requireOrderId(context);
      const invalid = new ShopError("INVALID_REQUEST", "This request cannot be read.");
      const { reason } = await jsonBody(context, RefusalSchema, invalid);
      await decisions.refuse(orderId, staffId, reason);
      return context.json({});
    }),
  );
  routes.get(
    "/orders/:id/proofs/:proofId",
    forStaff(staffLimit(PROOFS), (context, { decisions }) => proofOf(context, decisions)),
  );
  return routes;
}
