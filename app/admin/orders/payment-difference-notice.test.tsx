// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { checkPayment } from "#app/data/admin/payment-check.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { PaymentDifferenceNotice } from "./payment-difference-notice.tsx";
import { writeOrder } from "./write-order.tsx";

vi.mock("#app/data/admin/payment-check.ts");

const DIFFERS = { state: "differs", difference: "amount", isConfigured: true } as const;

let unmount = () => {};
afterEach(() => unmount());

test("says that PayPhone gave no answer", async () => {
  const router = createMemoryRouter([
    {
      path: "/",
      element: <PaymentDifferenceNotice order={SAMPLE_ORDER} difference="amount" />,
      action: async ({ request }) => writeOrder(SAMPLE_ORDER.id, await request.json()),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  const status = () => document.querySelector("[role=status]")?.textContent;
  const ask = () => act(async () => document.querySelector("button")?.click());
  vi.mocked(checkPayment).mockResolvedValue({ ...DIFFERS, isAnswered: false });
  await ask();
  expect(status()).toBe("PayPhone gave no answer. Please try again later.");
  vi.mocked(checkPayment).mockResolvedValue({ ...DIFFERS, isAnswered: true });
  await ask();
  expect(status()).toBe("");
});

test.each([
  ["pending", "Do not send this order", "cancel the order"],
  ["delivered", "PayPhone shows this payment differently", "write to the customer"],
] as const)("says of a %s order what can still be done", async (status, title, step) => {
  const order = { ...SAMPLE_ORDER, status };
  const element = <PaymentDifferenceNotice order={order} difference="amount" />;
  unmount = await mount(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(document.querySelector("h2")?.textContent).toBe(title);
  expect(document.body.textContent).toContain(step);
  expect(document.body.textContent?.includes("cancel the order")).toBe(status === "pending");
});
