// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPaymentScript } from "./load-payment-script.ts";

const button = { scriptUrl: "/box.js", styleUrl: "/box.css", sandbox: true, parameters: {} };

let script: HTMLScriptElement;

beforeEach(() => {
  vi.useFakeTimers();
  // No browser fetches it: each test says what comes of it.
  vi.spyOn(document.head, "append").mockImplementation((element) => {
    if (element instanceof HTMLScriptElement) script = element;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.PPaymentButtonBox;
});

test("gives up a script that never arrives after ten seconds", async () => {
  const loaded = vi.fn();
  void loadPaymentScript(button).then(loaded);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledExactlyOnceWith(null);
});

test("returns what a script defined that arrived", async () => {
  const loaded = loadPaymentScript(button);
  const PaymentBox = class {
    render() {}
  };
  window.PPaymentButtonBox = PaymentBox;
  script.onload?.(new Event("load"));
  expect(await loaded).toBe(PaymentBox);
  expect(vi.getTimerCount()).toBe(0);
});
