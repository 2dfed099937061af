// @vitest-environment happy-dom

import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { OrderCustomer } from "./order-customer.tsx";

test.each([
  ["ana@example.com", "099 123 4567", ["mailto:ana@example.com", "tel:+593991234567"]],
  [
    "ana&co@example.com?bcc=eve%40example.net",
    "12345",
    ["mailto:ana%26co@example.com%3Fbcc=eve%2540example.net"],
  ],
  ["ana@example.com, eva@example.com", "ask my sister", []],
  ["erased-1@erased.invalid", "12345", []],
])("links %j and %j only where they can be reached", async (email, phone, links) => {
  const element = <OrderCustomer order={{ ...SAMPLE_ORDER, email, phone }} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const found = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(document.body.textContent).toContain(email);
  expect(document.body.textContent).toContain(phone);
  unmount();
  expect(found).toEqual(links);
});
