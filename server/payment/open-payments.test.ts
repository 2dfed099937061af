import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import type { Backend } from "../database/backend.ts";
import { parseEnvironment } from "../runtime/environment.ts";
import { createLogger } from "../runtime/logger.ts";
import { openPayments } from "./open-payments.ts";

test("logs why the provider that it opens gave no answer", async () => {
  const broken = createServer((_, response) => response.writeHead(503).end());
  await once(broken.listen(0, "127.0.0.1"), "listening");
  const { port } = broken.address() as AddressInfo;
  const logger = createLogger("silent");
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const { provider } = openPayments({
    environment: parseEnvironment({ PAYPHONE_SANDBOX: `http://token@127.0.0.1:${port}` }),
    backend: {} as Backend,
    port: 0,
    logger,
  });
  await provider?.findByReference("GL-1");
  expect(warn).toHaveBeenCalledWith(
    { call: "findByReference", reason: "HTTP 503" },
    "the payment provider gave no answer",
  );
  broken.close();
});
