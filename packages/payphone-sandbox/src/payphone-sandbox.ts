import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import boxStyle from "./assets/payphone-payment-box.css?raw";
import boxScript from "./assets/payphone-payment-box.js?raw";
import { boxRoutes } from "./box-routes.ts";
import { captureRoutes } from "./capture-routes.ts";
import { controlRoutes } from "./control-routes.ts";
import { PROVIDER_ERRORS, refuse } from "./provider-error.ts";
import { redirectRoutes } from "./redirect-routes.ts";
import { saleRoutes } from "./sale-routes.ts";
import { createLedger } from "./sandbox-ledger.ts";
import type { Sandbox, SandboxSettings, SandboxTiming } from "./sandbox-settings.ts";

const BODY_LIMIT = 64 * 1024;
/** Longer than any caller waits, and short enough for the process to end in peace. */
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
 * The stand-in for PayPhone (fact sheet, section 9): same script global, same endpoints, same return. Takes its settings
 * and returns a Hono app to mount with `route()`, and its clock; the three base addresses of the adapter are the place it
 * is mounted at.
 * It moves no money: never mount it where a PayPhone token is set.
 */
export function createPayphoneSandbox(settings: SandboxSettings): {
  app: Hono;
  /** Epoch milliseconds, as a test may have set them. */
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
  app.onError((_error, c) => refuse(c, PROVIDER_ERRORS.service));

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
