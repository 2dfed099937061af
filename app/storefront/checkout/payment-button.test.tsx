// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaymentButton as Button } from "#app/domain/payment-button.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { loadPaymentScript } from "./load-payment-script.ts";
import { PaymentButton } from "./payment-button.tsx";
import { usePaymentButton } from "./use-payment-button.ts";

vi.mock("./load-payment-script.ts");
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const SDK_MISSING = "PayPhone SDK not available. Please check your internet connection.";
const EXHAUSTED = "Maximum retry attempts reached. Please refresh the page or contact support.";

const button: Button = {
  scriptUrl: "/box.js",
  styleUrl: "/box.css",
  sandbox: true,
  parameters: { clientTransactionId: "GL-1-a", amount: 12_765 },
};

const rendered: { into: string; reference: unknown }[] = [];
let unmount = () => {};

class PaymentBox {
  readonly parameters: Button["parameters"];
  constructor(parameters: Button["parameters"]) {
    this.parameters = parameters;
  }
  render(into: string) {
    rendered.push({ into, reference: this.parameters.clientTransactionId });
  }
}

const load = vi.mocked(loadPaymentScript);
const words = () => document.body.textContent;
const alertWords = () => document.querySelector("[role=alert]")?.textContent ?? null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Says which of the specification's states the button is in, with no container for the provider on the page. */
function WithoutContainer() {
  return <output>{usePaymentButton(button, "pp-button")}</output>;
}

async function show(what = <PaymentButton button={button} />) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(<I18nProvider i18n={serverI18n("en", "shop", "checkout")}>{what}</I18nProvider>),
  );
  unmount = () => act(() => root.unmount());
}

beforeEach(() => {
  vi.useFakeTimers();
  rendered.length = 0;
  load.mockReset().mockResolvedValue(PaymentBox);
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("the button waits one second, then is rendered once, and no more is tried", async () => {
  await show();
  expect(words()).toContain("Loading the payment button…");
  await pass(999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(rendered).toEqual([{ into: "pp-button", reference: "GL-1-a" }]);
  expect(words()).toBe("");
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(rendered).toHaveLength(1);
});

test("React's double effects spend one reference once", async () => {
  await show(
    <StrictMode>
      <PaymentButton button={button} />
    </StrictMode>,
  );
  await pass(60_000);
  expect(rendered).toHaveLength(1);
});

test("without the provider's script it is tried again 3 times, 2 s apart, and then gives up in words", async () => {
  load.mockResolvedValue(null);
  await show();
  await pass(1000);
  for (let retry = 1; retry <= 3; retry += 1) {
    expect(load).toHaveBeenCalledTimes(retry);
    expect(alertWords()).toBe(SDK_MISSING);
    await pass(1999);
    expect(load).toHaveBeenCalledTimes(retry);
    await pass(1);
  }
  expect(load).toHaveBeenCalledTimes(4);
  expect(alertWords()).toBe(EXHAUSTED);
  await pass(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test("a script that comes with a retry is enough", async () => {
  load.mockResolvedValueOnce(null);
  await show();
  await pass(1000);
  expect(alertWords()).toBe(SDK_MISSING);
  await pass(2000);
  expect(alertWords()).toBeNull();
  expect(rendered).toHaveLength(1);
});

test("without a place for the button nothing is rendered, and it is tried again", async () => {
  await show(<WithoutContainer />);
  expect(words()).toBe("loading");
  await pass(1000);
  expect(words()).toBe("container_missing");
  await pass(6000);
  expect(words()).toBe("retries_exhausted");
  expect(rendered).toEqual([]);
});

test("a place that is gone when the script has come is said in the specification's words", async () => {
  await show();
  const container = document.getElementById("pp-button");
  container?.removeAttribute("id");
  await pass(1000);
  expect(alertWords()).toBe("Payment container not found");
  expect(rendered).toEqual([]);
});

test("a page that was left tries no more", async () => {
  load.mockResolvedValue(null);
  await show();
  await pass(1000);
  unmount();
  unmount = () => {};
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
