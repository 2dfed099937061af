import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import type { Backend } from "../database/backend.ts";
import { parseEnvironment } from "../runtime/environment.ts";
import { createLogger } from "../runtime/logger.ts";
import { openPayments } from "./open-payments.ts";

async function openOn(status: number, body: string, backend: object) {
  const broken = createServer((_, response) => response.writeHead(status).end(body));
  await once(broken.listen(0, "127.0.0.1"), "listening");
  const { port } = broken.address() as AddressInfo;
  const logger = createLogger("silent");
  const metrics = { unanswered: vi.fn() };
  const { provider } = openPayments({
    environment: parseEnvironment({ PAYPHONE_SANDBOX: `http://token@127.0.0.1:${port}` }),
    backend: backend as Backend,
    port: 0,
    logger,
    metrics,
  });
  return { provider, logger, metrics, close: () => broken.close() };
}

test("logs and counts that the provider it opens gave no answer", async () => {
  const { provider, logger, metrics, close } = await openOn(503, "busy", {});
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  await provider?.findByReference("GL-1");
  expect(warn).toHaveBeenCalledWith(
    { call: "findByReference", reason: "HTTP 503" },
    "the payment provider gave no answer",
  );
  expect(metrics.unanswered).toHaveBeenCalledExactlyOnceWith("findByReference");
  close();
});

test("queues the owner's email when the provider rejects the token", async () => {
  const rpc = vi.fn(async () => ({ data: null, error: null }));
  const { provider, close } = await openOn(401, JSON.stringify({ message: "", errorCode: 802 }), {
    database: { server: { rpc } },
  });
  await provider?.findByReference("GL-1");
  expect(rpc).toHaveBeenCalledExactlyOnceWith("alert_owner_of_service", {
    problem: "payphone_token_rejected",
  });
  close();
});
