import { afterEach, expect, test, vi } from "vitest";
import { bufferBody } from "./buffer-body.ts";

const URL = "http://shop.test/checkout";

afterEach(() => void vi.useRealTimers());

test("returns the request with its body, method, headers and URL", async () => {
  const asked = new Request(URL, { method: "POST", body: "ñ=1", headers: { "x-a": "1" } });
  const whole = await bufferBody(asked);
  expect(whole?.url).toBe(URL);
  expect(whole?.method).toBe("POST");
  expect(whole?.headers.get("x-a")).toBe("1");
  expect(await whole?.text()).toBe("ñ=1");
});

test("returns a request without a body as it is", async () => {
  const asked = new Request(URL);
  expect(await bufferBody(asked)).toBe(asked);
});

test("rejects a body that arrives too slowly", async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  vi.useFakeTimers();
  const buffered = bufferBody(new Request(URL, init));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await buffered).toBeNull();
});
