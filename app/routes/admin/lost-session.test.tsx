// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorMessage } from "#app/admin/failure/error-message.tsx";
import { outcomeOf } from "#app/admin/form/outcome.ts";
import { useSubmission } from "#app/admin/form/use-submission.ts";
import { requireStaff } from "#app/data/admin/session.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { clientMiddleware } from "./dashboard.tsx";

vi.mock("#app/data/admin/session.ts");

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

function Form() {
  const { submit, error } = useSubmission<{ intent: string }>();
  return (
    <>
      <button type="button" onClick={() => submit({ intent: "save" })}>
        Save
      </button>
      <ErrorMessage error={error} />
    </>
  );
}

test("keeps the page whose submission met the end of the session", async () => {
  const router = createMemoryRouter(
    [
      {
        path: "/admin",
        children: [
          { index: true, element: "The sign-in page" },
          {
            middleware: clientMiddleware as never,
            HydrateFallback: () => null,
            children: [
              {
                path: "settings",
                Component: Form,
                loader: () => null,
                action: () => outcomeOf(requireStaff),
              },
              { path: "orders", element: "The orders", loader: () => null },
            ],
          },
        ],
      },
    ],
    { initialEntries: ["/admin/settings"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
  vi.mocked(requireStaff).mockRejectedValue(new ShopError("NOT_SIGNED_IN", "401"));
  await act(async () => document.querySelector("button")?.click());
  expect(router.state.location.pathname).toBe("/admin/settings");
  expect(document.body.textContent).toContain("You are signed out. Nothing was changed");

  await act(() => router.navigate("/admin/orders"));
  expect(document.body.textContent).toBe("The sign-in page");
});
