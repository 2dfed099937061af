import { expect, test } from "vitest";
import { createLogger } from "../runtime/logger.ts";
import { openStaffApi } from "./open-staff-api.ts";

test.each(["GET", "POST"])("answers %s with 503 without a database", async (method) => {
  const parts = { backend: { database: null }, logger: createLogger("silent") };
  const answer = await openStaffApi(parts as never, {} as never).request("/payments", { method });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
