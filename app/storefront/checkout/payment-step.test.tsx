// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { StartCheckoutResult } from "#app/domain/checkout/checkout.ts";
import { EMPTY_SHIPPING_DRAFT } from "#app/domain/checkout/shipping-draft.ts";
import { Announcer } from "#app/ui/announcer.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { CartProvider } from "../bag/cart-provider.tsx";
import { PaymentStep, startedCheckout } from "./payment-step.tsx";

const REJECTED: StartCheckoutResult = {
  ok: false,
  error: { code: "TOO_MANY_REQUESTS", message: "", hint: null },
};
const REASON = "Too many attempts. Please wait a few minutes and try again.";
const LOST = "The payment step could not be loaded.";

let unmount = () => {};

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

/** Show the step of a rejected attempt before its view is loaded. */
async function showRejected() {
  vi.spyOn(startedCheckout, "current", "get").mockReturnValue(undefined);
  const attempt = { result: REJECTED, start: () => {}, reset: () => {} };
  const step = (
    <CartProvider>
      <Announcer>
        <PaymentStep
          draft={EMPTY_SHIPPING_DRAFT}
          buyer={null}
          attempt={attempt}
          isBagRejected={false}
          onBack={() => {}}
        />
      </Announcer>
    </CartProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: step }]);
  unmount = await mount(<RouterProvider router={router} />);
}

const alertText = () => document.querySelector("[role=alert]")?.textContent;
const announced = () => document.querySelector("[role=status]")?.textContent;

test("loads its lost view at a press, and shows why the payment could not start", async () => {
  const load = vi.spyOn(startedCheckout, "load").mockRejectedValue(new Error("lost"));
  await showRejected();
  expect(alertText()).toContain(LOST);
  expect(announced()).toBe("");
  const reload = document.querySelector("[role=alert] a");
  expect(reload?.getAttribute("href")).toBe("?step=payment");

  load.mockRestore();
  await startedCheckout.load();
  const retry = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Try Again",
  );
  retry?.focus();
  await act(async () => retry?.click());
  expect(alertText()).toBe(REASON);
  expect(document.activeElement?.textContent).toBe("Payment");
});

test("announces what is shown until its view is loaded, also when the answer is there", async () => {
  const View = await startedCheckout.load();
  const { promise, resolve } = Promise.withResolvers<typeof View>();
  vi.spyOn(startedCheckout, "load").mockReturnValue(promise);
  await showRejected();
  expect(announced()).toBe("Reserving your items…");
  await act(async () => resolve(View));
  expect(alertText()).toBe(REASON);
  expect(announced()).toBe("");
});
