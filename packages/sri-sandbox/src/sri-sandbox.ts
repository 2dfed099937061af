import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { controlRoutes } from "./control-routes.ts";
import type { Hang } from "./faults/fault-answer.ts";
import { waitForCaller } from "./faults/wait-for-caller.ts";
import { createRegistry, type RegistryLimits } from "./registry/registry.ts";
import type { Sandbox } from "./sandbox.ts";
import { soapFault } from "./soap/envelope.ts";
import { soapResponse } from "./soap/soap-response.ts";
import type { SriSandboxStore } from "./store/sri-sandbox-store.ts";

export type SriSandboxOptions = {
  store: SriSandboxStore;
  /** Epoch milliseconds; by default the machine's clock. */
  clock?: () => number;
  /** Days after which a document is too old to be sent (error 65); the SRI's own number is not published. */
  oldestDays?: number;
  limits?: RegistryLimits;
  /** Waits where the SRI would not answer; tests replace it. */
  hang?: Hang;
};

const SERVICES = "/comprobantes-electronicos-ws";
/** A document of 320 KB is 437 KB in base64; the service answers larger ones with an error, up to this. */
const BODY_LIMIT = 1024 * 1024;
const DEFAULTS = {
  oldestDays: 30,
  limits: { documents: 1000, bytes: 32 * 1024 * 1024 },
};

/**
 * Create a sandbox of the two web services of the SRI's "esquema offline", environment PRUEBAS, as a Hono app to mount
 * with `route()`: its mount point is the URL of the SRI. `/control` lets anyone who reaches it set faults, so serve it on loopback
 * only. What it authorizes is no tax document.
 */
export function createSriSandbox(options: SriSandboxOptions): Hono {
  const sandbox: Sandbox = {
    registry: createRegistry(options.store, options.limits ?? DEFAULTS.limits),
    now: options.clock ?? Date.now,
    oldestDays: options.oldestDays ?? DEFAULTS.oldestDays,
    hang: options.hang ?? waitForCaller,
  };
  const app = new Hono();
  app.use(
    "*",
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text("Payload Too Large", 413) }),
  );
  app.onError(() => soapResponse(soapFault("Server", "Error interno del sandbox"), 500));
  // The libraries of XML and signatures are loaded with the first document.
  service(app, "RecepcionComprobantesOffline", async (c) => {
    const { receive } = await import("./reception-route.ts");
    return receive(c, sandbox);
  });
  service(app, "AutorizacionComprobantesOffline", async (c) => {
    const { authorize } = await import("./authorization-route.ts");
    return authorize(c, sandbox);
  });
  app.route("/control", controlRoutes(sandbox));
  return app;
}

function service(app: Hono, name: string, answer: (c: Context) => Promise<Response>): void {
  const path = `${SERVICES}/${name}`;
  app.get(path, (c) => c.text("Method Not Allowed", 405, { Allow: "POST" }));
  app.post(path, answer);
}
