import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** One answer with its headers, as the shop gave it. */
export type Answer = { path: string; headers: [string, string][]; body: string };

/** The least a server of the same framework can do: the same bytes under the same headers, and nothing else. */
function open(answers: Answer[]) {
  const app = new Hono();
  for (const { path, headers, body } of answers) {
    const bytes = Buffer.from(body, "base64");
    app.get(path, () => new Response(bytes, { headers }));
  }
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.send?.(port));
}

process.once("message", (answers: Answer[]) => open(answers));
process.once("disconnect", () => process.exit(0));
