// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { CheckoutLayout } from "./checkout-layout.tsx";

test("links to the privacy policy and the terms of sale, also in a shop without a seller", async () => {
  const Component = () => <CheckoutLayout>Pay</CheckoutLayout>;
  const router = createMemoryRouter([{ path: "/", Component }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const links = [...document.querySelectorAll("footer a")].map((link) => link.getAttribute("href"));
  unmount();
  expect(links).toEqual(["/info/privacy", "/info/terms"]);
});
