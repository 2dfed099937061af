import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import boxStyle from "./assets/payphone-payment-box.css?raw";
import boxScript from "./assets/payphone-payment-box.js?raw";
import { boxRoutes } from "./box-routes.ts";
import { captureRoutes } from "./capture-routes.ts";
import { controlRoutes } from "./control-routes.ts";
import { errorResponse, PROVIDER_ERRORS } from "./provider-error.ts";
import { redirectRoutes } from "./redirect-routes.ts";
import { saleRoutes } from "./sale-routes.ts";
import { createLedger } from "./sandbox-ledger.ts";
import type { Sandbox, SandboxSettings, SandboxTiming } from "./sandbox-settings.ts";

const BODY_LIMIT = 64 * 1024;
/** Longer than any caller waits, short enough not to hold up the process's end. */
const HANG_MS = 30_000;

const realTiming: SandboxTiming = {
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  hang: (signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, HANG_MS);
      timer.unref();
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      if (signal.aborted) end();
      else signal.addEventListener("abort", end);
    }),
};

/**
 * Create a sandbox of PayPhone (fact sheet, section 9): same script global, endpoints and return. Returns a Hono app
 * to mount with `route()`, which is the base URL of the adapter, and its clock.
 * It moves no money: never mount it where a PayPhone token is set.
 */
export function createPayphoneSandbox(settings: SandboxSettings): {
  app: Hono;
  /** Epoch milliseconds; tests may shift them. */
  now(): number;
} {
  const sandbox: Sandbox = {
    settings,
    ledger: createLedger(settings.store, settings.clock),
    timing: settings.timing ?? realTiming,
  };
  const app = new Hono();
  app.use(
    "*",
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text("Payload Too Large", 413) }),
  );
  app.use("*", async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.onError((_error, c) => errorResponse(c, PROVIDER_ERRORS.service));

  app.get("/box/v2.0/payphone-payment-box.js", (c) =>
    c.body(boxScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/box/v2.0/payphone-payment-box.css", (c) =>
    c.body(boxStyle, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
  app.route("/api/payment-button-box", boxRoutes(sandbox));
  app.route("/api/Sale", saleRoutes(sandbox));
  app.route("/", redirectRoutes(sandbox));
  app.route("/", captureRoutes(sandbox));
  if (settings.controls === true) app.route("/control", controlRoutes(sandbox));
  return { app, now: sandbox.ledger.now };
}
