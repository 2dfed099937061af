import { type Context, Hono } from "hono";
import { z } from "zod";
import type { PaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import { PAID_WITH } from "#app/domain/checkout/payment-method.ts";
import { MAX_REASON_LENGTH } from "#app/domain/payment/open-payment.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";
import { requireOrderId } from "./require-order-id.ts";

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
export function orderPaymentRoutes(decisions: PaymentDecisionStore) {
  // A member of staff decides about some dozens of payments a day, and looks at their proofs.
  const decisionLimit = forStaff(100);
  const proofLimit = forStaff(300);
  return new Hono()
    .post("/orders/:id/payment/confirmation", decisionLimit, async (context) => {
      const orderId = requireOrderId(context);
      const paidWith = await jsonBody(context, ConfirmationSchema);
      await decisions.confirm(orderId, context.var.staffId, paidWith);
      return context.json({});
    })
    .post("/orders/:id/payment/acceptance", decisionLimit, async (context) => {
      await decisions.accept(requireOrderId(context), context.var.staffId);
      return context.json({});
    })
    .post("/orders/:id/payment/refusal", decisionLimit, async (context) => {
      const orderId = requireOrderId(context);
      const { reason } = await jsonBody(context, RefusalSchema);
      await decisions.refuse(orderId, context.var.staffId, reason);
      return context.json({});
    })
    .get("/orders/:id/proofs/:proofId", proofLimit, (context) => proofOf(context, decisions));
}
