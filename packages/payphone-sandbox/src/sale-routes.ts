import { type Context, Hono } from "hono";
import { faultAnswer } from "./fault-answer.ts";
import { distort, paymentReport } from "./payment-report.ts";
import { errorResponse, PROVIDER_ERRORS } from "./provider-error.ts";
import { hasToken } from "./request-guards.ts";
import type { FaultMode } from "./sandbox-fault.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { Sandbox } from "./sandbox-settings.ts";

/** The queries, which capture nothing; unpaid payments are not found (fact sheet, section 5). */
export function saleRoutes(sandbox: Sandbox): Hono {
  const { ledger } = sandbox;
  const routes = new Hono();
  routes.get("/client/:reference", (c) => {
    const payment = ledger.byReference(c.req.param("reference"));
    return answer(c, sandbox, payment, () => ledger.takeFault("find", payment));
  });
  routes.get("/:id", (c) => {
    const payment = ledger.byTransaction(Number(c.req.param("id")));
    const fault = () =>
      ledger.takeFault("find_by_id", payment) ?? ledger.takeFault("find", payment);
    return answer(c, sandbox, payment, fault);
  });
  return routes;
}

/**
 * An unconfirmed payment answers "Approved", as the bank sees it. Whether PayPhone's does is not documented; a shop
 * that takes a query for a capture would lose here.
 */
async function answer(
  c: Context,
  { settings, ledger, timing }: Sandbox,
  payment: SandboxPayment | null,
  takeFault: () => FaultMode | null,
): Promise<Response> {
  if (!hasToken(c, settings)) return errorResponse(c, PROVIDER_ERRORS.token);
  const fault = takeFault();
  const faulty = await faultAnswer(c, fault, timing);
  if (faulty) return faulty;
  if (!payment || payment.outcome === null) return errorResponse(c, PROVIDER_ERRORS.notFound);
  return c.json(distort(paymentReport(payment, ledger.now()), fault));
}
