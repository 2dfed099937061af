import type { Context } from "hono";
import { PROVIDER_ERRORS, refuse } from "./provider-error.ts";
import type { FaultMode } from "./sandbox-fault.ts";
import type { SandboxTiming } from "./sandbox-settings.ts";

const HTML_ERROR =
  "<!DOCTYPE html><html><head><title>Error</title></head><body>SANDBOX</body></html>";

/**
 * Takes a fault that stands in the way of any answer; returns what comes instead, or null when the fault (if there is
 * one) leaves the call alone. Nothing is captured or reversed when this answers.
 */
export async function faultAnswer(
  c: Context,
  mode: FaultMode | null,
  timing: SandboxTiming,
): Promise<Response | null> {
  switch (mode) {
    case "timeout":
      return hangUp(c, timing);
    case "unavailable":
      return c.text("Service Unavailable", 503);
    case "html":
      return c.html(HTML_ERROR, 200);
    case "html_when_repeated":
      return c.html(HTML_ERROR, 500);
    case "bad_token":
      return refuse(c, PROVIDER_ERRORS.token);
    case "invalid":
      return refuse(c, PROVIDER_ERRORS.validation);
    case "service":
      return refuse(c, PROVIDER_ERRORS.service);
    case "out_of_scope":
      return refuse(c, PROVIDER_ERRORS.outOfScope);
    case "wrong_domain":
      return refuse(c, PROVIDER_ERRORS.domain);
    case "unknown":
      return refuse(c, PROVIDER_ERRORS.notFound);
    default:
      return null;
  }
}

/** Gives no answer as long as the caller listens. */
export async function hangUp(c: Context, timing: SandboxTiming): Promise<Response> {
  await timing.hang(c.req.raw.signal);
  return c.html(HTML_ERROR, 504);
}
