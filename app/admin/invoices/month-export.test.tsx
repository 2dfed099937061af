// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { MonthExport } from "./month-export.tsx";

test("adds a month up only when its sums are opened", async () => {
  const month = "2026-11";
  const loader = vi.fn(() => ({
    month,
    value: [{ taxBasisPoints: 1500, base: 3000, tax: 450, total: 3450 }],
  }));
  const router = createMemoryRouter([
    { path: "/", element: <MonthExport months={[month]} /> },
    { path: "/admin/invoices/sums", loader },
  ]);
  const unmount = await mount(<RouterProvider router={router} />);
  expect(loader).not.toHaveBeenCalled();
  const details = document.querySelector("details");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  expect(details?.textContent).toContain("$34.50");
  unmount();
});
