import { type Context, Hono } from "hono";
import { z } from "zod";
import { SandboxFaultSchema } from "./faults/sandbox-fault.ts";
import type { Sandbox } from "./sandbox.ts";
import type { RegisteredDocument } from "./store/registered-document.ts";

/** What a test may set: one more fault, or no faults. */
const ControlRequestSchema = z.union([
  z.strictObject({ clearFaults: z.literal(true) }),
  SandboxFaultSchema,
]);
const MOST_FAULTS = 100;

/** The endpoint for tests: GET lists the documents and the pending faults, POST adds a fault or clears them. */
export function controlRoutes(sandbox: Sandbox): Hono {
  const { registry } = sandbox;
  const routes = new Hono();
  routes.get("/", (c) => c.json(report(sandbox)));
  routes.post("/", async (c) => {
    // A page of another site can post text to this machine, but no JSON.
    if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "")) {
      return c.json({ error: "application/json is expected" }, 415);
    }
    const request = ControlRequestSchema.safeParse(await jsonBody(c));
    if (!request.success) return c.json({ error: z.prettifyError(request.error) }, 400);
    const faults = "fault" in request.data ? [...registry.faults(), request.data] : [];
    if (faults.length > MOST_FAULTS) return c.json({ error: "Too many pending faults" }, 400);
    registry.setFaults(faults);
    return c.json(report(sandbox));
  });
  return routes;
}

function report({ registry, now }: Sandbox) {
  return {
    now: new Date(now()).toISOString(),
    faults: registry.faults(),
    documents: registry.documents().map(documentReport),
  };
}

function documentReport(document: RegisteredDocument) {
  const { accessKey, ruc, documentType, number, state, receivedAt, decidedAt } = document;
  const codes = document.findings.map(({ code }) => code);
  return { accessKey, ruc, documentType, number, state, codes, receivedAt, decidedAt };
}

async function jsonBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
