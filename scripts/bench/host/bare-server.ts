import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** A response as the shop sent it. */
export type Answer = { path: string; headers: [string, string][]; body: string };

/** A minimal server of the same framework that sends the same bytes and headers: the floor. */
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
