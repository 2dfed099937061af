// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { InvoiceSaved } from "./invoice-saved.tsx";

test("takes the focus after the press, and not after a reload", async () => {
  const routes = [
    { path: "/", element: null },
    { path: "/confirmation", element: <InvoiceSaved hasEmail /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/confirmation"] });
  const unmount = await mount(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate("/"));
  await act(() => router.navigate("/confirmation"));
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  unmount();
});
