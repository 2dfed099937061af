import { expect, test, vi } from "vitest";
import { createLogger, type Logger } from "./logger.ts";

const REFERENCE = `GL-1700000000000-1a2b3c4d${"0".repeat(24)}`;

test.each<[string, (logger: Logger) => void]>([
  ["a field", (logger) => logger.warn({ reference: REFERENCE }, "staff released a payment")],
  ["a field of a field", (logger) => logger.warn({ payment: { reference: REFERENCE } }, "a")],
  ["an error's message and stack", (logger) => logger.error({ error: new Error(REFERENCE) }, "a")],
  [
    "an error's cause",
    (logger) => logger.error({ error: new Error("a", { cause: new Error(REFERENCE) }) }),
  ],
  ["a path", (logger) => logger.debug({ path: `/orders/${REFERENCE.toUpperCase()}.data` }, "a")],
  ["a sentence", (logger) => logger.info(`${REFERENCE} and ${REFERENCE}`)],
])("logs the beginning of a reference only: %s", (_where, log) => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  log(createLogger("debug"));
  const lines = write.mock.calls.join("");
  write.mockRestore();
  expect(lines).not.toMatch(/GL-\d{13}-[0-9a-f]{9}/i);
  expect(JSON.stringify(JSON.parse(lines))).toMatch(/GL-1700000000000-1a2b3c4d\b/i);
});
