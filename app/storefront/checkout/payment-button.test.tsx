// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaymentButton as Button } from "#app/domain/checkout/payment-button.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { Announcer } from "#app/ui/announcer.tsx";
import { loadPaymentScript } from "./load-payment-script.ts";
import { PaymentButton } from "./payment-button.tsx";
import { usePaymentButton } from "./use-payment-button.ts";

vi.mock("./load-payment-script.ts");
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
const text = () => document.body.textContent;
const alertText = () => document.querySelector("[role=alert]")?.textContent ?? null;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the button's state without a container for the provider. */
function WithoutContainer() {
  return <output>{usePaymentButton(button, "pp-button")}</output>;
}

async function show(what = <PaymentButton button={button} />) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>{what}</I18nProvider>,
    ),
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

test("renders the button once, after one second", async () => {
  await show();
  expect(text()).toContain("Loading the payment button…");
  await wait(999);
  expect(load).not.toHaveBeenCalled();
  await wait(1);
  expect(rendered).toEqual([{ into: "pp-button", reference: "GL-1-a" }]);
  expect(text()).toBe("");
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(rendered).toHaveLength(1);
});

test("announces in one lasting region that the button loads and is ready", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  unmount = () => act(() => root.unmount());
  const render = (children: ReactNode) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>
          <Announcer>{children}</Announcer>
        </I18nProvider>,
      ),
    );
  await render(null);
  const [region, ...others] = document.querySelectorAll("[role=status]");
  expect([region?.textContent, others]).toEqual(["", []]);
  await render(<PaymentButton button={button} />);
  expect(region?.textContent).toBe("Loading the payment button…");
  await wait(1000);
  expect(region?.textContent).toBe("The payment button is ready.");
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
});

test("renders a reference once in strict mode", async () => {
  await show(
    <StrictMode>
      <PaymentButton button={button} />
    </StrictMode>,
  );
  await wait(60_000);
  expect(rendered).toHaveLength(1);
});

test("retries a missing script 3 times, 2 s apart, then shows an error", async () => {
  load.mockResolvedValue(null);
  await show();
  await wait(1000);
  for (let retry = 1; retry <= 3; retry += 1) {
    expect(load).toHaveBeenCalledTimes(retry);
    expect(alertText()).toBe(SDK_MISSING);
    await wait(1999);
    expect(load).toHaveBeenCalledTimes(retry);
    await wait(1);
  }
  expect(load).toHaveBeenCalledTimes(4);
  expect(alertText()).toBe(EXHAUSTED);
  await wait(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test("renders when a retry loads the script", async () => {
  load.mockResolvedValueOnce(null);
  await show();
  await wait(1000);
  expect(alertText()).toBe(SDK_MISSING);
  await wait(2000);
  expect(alertText()).toBeNull();
  expect(rendered).toHaveLength(1);
});

test("retries while the container is missing", async () => {
  await show(<WithoutContainer />);
  expect(text()).toBe("loading");
  await wait(1000);
  expect(text()).toBe("container_missing");
  await wait(6000);
  expect(text()).toBe("retries_exhausted");
  expect(rendered).toEqual([]);
});

test("shows the specification's error when the container was removed", async () => {
  await show();
  const container = document.getElementById("pp-button");
  container?.removeAttribute("id");
  await wait(1000);
  expect(alertText()).toBe("Payment container not found");
  expect(rendered).toEqual([]);
});

test("stops retrying on unmount", async () => {
  load.mockResolvedValue(null);
  await show();
  await wait(1000);
  unmount();
  unmount = () => {};
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test("renders no button that was replaced while the script loaded", async () => {
  const loaded = Promise.withResolvers<typeof PaymentBox>();
  load.mockReturnValueOnce(loaded.promise);
  await show();
  await wait(1000);
  unmount();
  const parameters = { clientTransactionId: "GL-1-b", amount: 12_765 };
  await show(<PaymentButton button={{ ...button, parameters }} />);
  loaded.resolve(PaymentBox);
  await wait(60_000);
  expect(rendered).toEqual([{ into: "pp-button", reference: "GL-1-b" }]);
});
