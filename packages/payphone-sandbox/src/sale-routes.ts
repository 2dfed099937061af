import { type Context, Hono } from "hono";
import { faultAnswer } from "./fault-answer.ts";
import { distort, paymentReport } from "./payment-report.ts";
import { PROVIDER_ERRORS, refuse } from "./provider-error.ts";
import { bearsToken } from "./request-guards.ts";
import type { FaultMode } from "./sandbox-fault.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { Sandbox } from "./sandbox-settings.ts";

/** The two queries, which capture nothing; an unpaid payment is not there (fact sheet, section 5). */
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
 * An approved payment that nobody confirmed answers "Approved", as the bank sees it: whether PayPhone's does is not
 * documented, and this is the case in which a shop that takes a query for a capture would lose.
 */
async function answer(
  c: Context,
  { settings, ledger, timing }: Sandbox,
  payment: SandboxPayment | null,
  takeFault: () => FaultMode | null,
): Promise<Response> {
  if (!bearsToken(c, settings)) return refuse(c, PROVIDER_ERRORS.token);
  const fault = takeFault();
  const instead = await faultAnswer(c, fault, timing);
  if (instead) return instead;
  if (!payment || payment.outcome === null) return refuse(c, PROVIDER_ERRORS.notFound);
  return c.json(distort(paymentReport(payment, ledger.now()), fault));
}
