import { Hono } from "hono";
import { faultAnswer } from "./fault-answer.ts";
import { openPayment } from "./open-payment.ts";
import { PANEL_ACTIONS, PANEL_ANSWERS } from "./panel-choices.ts";
import { readPrepareRequest } from "./prepare-request.ts";
import { ProcessRequestSchema, processPayment } from "./process-payment.ts";
import { PROVIDER_ERRORS, refuse } from "./provider-error.ts";
import { bearsToken, comesFromDomain, jsonBody } from "./request-guards.ts";
import type { Sandbox } from "./sandbox-settings.ts";

/** The two calls of the browser widget: `render()` prepares, the card form processes (fact sheet, section 1). */
export function boxRoutes(sandbox: Sandbox): Hono {
  const { settings, ledger, timing } = sandbox;
  const routes = new Hono();

  routes.use("*", async (c, next) => {
    if (!bearsToken(c, settings)) return refuse(c, PROVIDER_ERRORS.token);
    if (!comesFromDomain(c, settings)) return refuse(c, PROVIDER_ERRORS.domain);
    return next();
  });

  routes.post("/prepare", async (c) => {
    const instead = await faultAnswer(c, ledger.takeFault("prepare", null), timing);
    if (instead) return instead;
    const reading = readPrepareRequest(await jsonBody(c), "box", settings.storeId);
    if ("error" in reading) return refuse(c, reading.error, reading.descriptions);
    if (ledger.byReference(reading.request.clientTransactionId)) {
      return refuse(c, PROVIDER_ERRORS.duplicate);
    }
    const { paymentId } = openPayment(ledger, reading.request, settings);
    const answers = PANEL_ANSWERS.map(({ name, label }) => ({ name, label }));
    return c.json({ paymentId, actions: PANEL_ACTIONS, answers });
  });

  routes.post("/card-payment/process", async (c) => {
    const request = ProcessRequestSchema.safeParse(await jsonBody(c));
    if (!request.success) return refuse(c, PROVIDER_ERRORS.validation);
    const result = await processPayment(sandbox, request.data);
    return result ? c.json(result) : refuse(c, PROVIDER_ERRORS.cardProcess);
  });

  return routes;
}
