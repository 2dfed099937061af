// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DashboardLayout } from "#app/admin/layout/dashboard-layout.tsx";
import { UnsavedDialog } from "#app/admin/unsaved/unsaved-dialog.tsx";
import { useUnsavedBlocker } from "#app/admin/unsaved/use-unsaved-blocker.ts";
import { finishEarlierRemovals } from "#app/data/admin/picture-removals.ts";
import { signOut } from "#app/data/admin/session.ts";
import { storeStaffLanguage } from "#app/data/admin/staff-language.ts";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { clientMiddleware } from "./dashboard.tsx";

vi.mock("#app/data/admin/invoices.ts");
vi.mock("#app/data/admin/list-orders.ts");
vi.mock("#app/data/admin/picture-removals.ts");
vi.mock("#app/data/admin/staff-language.ts");
vi.mock("#app/data/admin/session.ts");

const loadSignIn = vi.fn(() => new Promise<never>(() => {}));

let router: ReturnType<typeof createMemoryRouter>;
let isDirty: boolean;
let unmount = () => {};

function Form() {
  const { isAsking, discard, keep } = useUnsavedBlocker(isDirty);
  return <UnsavedDialog isOpen={isAsking} onDiscard={discard} onKeep={keep} />;
}

function Layout() {
  return (
    <LinkClickProvider>
      <DashboardLayout waiting={{ orders: null, invoices: null }}>
        <Outlet />
      </DashboardLayout>
    </LinkClickProvider>
  );
}

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(() => {
  vi.mocked(finishEarlierRemovals).mockResolvedValue();
  vi.mocked(storeStaffLanguage).mockResolvedValue();
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

async function open() {
  router = createMemoryRouter(
    [
      { path: "/", element: "The shop" },
      {
        path: "/admin",
        children: [
          { index: true, lazy: { Component: loadSignIn } },
          {
            Component: Layout,
            HydrateFallback: () => null,
            middleware: clientMiddleware as never,
            // The framework gives every route an action.
            children: [{ path: "settings", Component: Form, action: () => null }],
          },
        ],
      },
    ],
    { initialEntries: ["/admin/settings"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
}

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")].find((b) => b.textContent === name)?.click(),
  );

test("logs out without another page of the admin, and leads to the shop", async () => {
  isDirty = false;
  await open();
  await press("Logout");
  expect(signOut).toHaveBeenCalledOnce();
  expect(loadSignIn).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe("The shop");
});

test("asks about unsaved changes before it ends the session", async () => {
  isDirty = true;
  await open();
  await press("Logout");
  await vi.waitFor(() => act(async () => expect(document.body.textContent).toContain("Discard")));
  await press("Keep Editing");
  expect(router.state.location.pathname).toBe("/admin/settings");
  expect(signOut).not.toHaveBeenCalled();
  await press("Logout");
  await press("Discard");
  expect(signOut).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain("The shop");
});
