import { expect, test, vi } from "vitest";
import { createPayphone } from "#app/payments/payphone/payphone.ts";
import { logUnanswered } from "./log-unanswered.ts";

function openProvider(status: number, body: string) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const url = "https://pay.test";
  const provider = createPayphone({
    token: "secret",
    storeId: "store",
    cdnUrl: url,
    payUrl: url,
    boxUrl: url,
    timeoutMs: 1000,
    sandbox: false,
    fetch: async () => new Response(body, { status }),
  });
  const metrics = { unanswered: vi.fn() };
  const alertOwner = vi.fn(async () => {});
  const parts = { logger, metrics, alertOwner };
  return { ...parts, provider: logUnanswered(provider, parts) };
}

test("names PAYPHONE_TOKEN in an error, and alerts the owner, when the provider rejects it", async () => {
  const body = JSON.stringify({ message: "no autorizado: ana@example.com", errorCode: 802 });
  const { logger, alertOwner, provider } = openProvider(401, body);
  await provider.findByTransaction("123");
  expect(logger.error.mock.calls).toEqual([
    [
      { call: "findByTransaction", reason: "rejected: HTTP 401, code 802" },
      "the payment provider rejects PAYPHONE_TOKEN",
    ],
  ]);
  expect(logger.warn).not.toHaveBeenCalled();
  expect(alertOwner).toHaveBeenCalledOnce();
});

test("alerts the owner when the provider rejects the token of a reversal", async () => {
  const body = JSON.stringify({ message: "no autorizado: ana@example.com", errorCode: 802 });
  const { logger, alertOwner, provider } = openProvider(401, body);
  await provider.reverse("123", "R1");
  expect(logger.error.mock.calls).toEqual([
    [
      { call: "reverse", reason: "rejected: HTTP 401, code 802" },
      "the payment provider rejects PAYPHONE_TOKEN",
    ],
  ]);
  expect(alertOwner).toHaveBeenCalledOnce();
});

test("logs that the owner could not be alerted", async () => {
  const { logger, alertOwner, provider } = openProvider(401, JSON.stringify({ errorCode: 802 }));
  const error = new Error("away");
  alertOwner.mockRejectedValueOnce(error);
  await provider.findByTransaction("123");
  await vi.waitFor(() =>
    expect(logger.error).toHaveBeenLastCalledWith({ error }, "the owner could not be alerted"),
  );
});

test("warns why the provider gave no answer, and counts the call", async () => {
  const { logger, metrics, alertOwner, provider } = openProvider(503, "busy");
  await provider.findByReference("R1");
  await provider.reverse("123", "R1");
  expect(logger.warn.mock.calls.map(([details]) => details)).toEqual([
    { call: "findByReference", reason: "HTTP 503" },
    { call: "reverse", reason: "HTTP 503" },
  ]);
  expect(metrics.unanswered.mock.calls).toEqual([["findByReference"], ["reverse"]]);
  expect(logger.error).not.toHaveBeenCalled();
  expect(alertOwner).not.toHaveBeenCalled();
});

test("logs and counts nothing about an answer", async () => {
  const { logger, metrics, provider } = openProvider(
    404,
    JSON.stringify({ message: "", errorCode: 20 }),
  );
  expect(await provider.findByTransaction("123")).toEqual({ kind: "unknown" });
  expect(logger.warn).not.toHaveBeenCalled();
  expect(logger.error).not.toHaveBeenCalled();
  expect(metrics.unanswered).not.toHaveBeenCalled();
});
