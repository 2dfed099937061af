// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider, useActionData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { type Withdrawal, WithdrawalPage } from "./withdrawal-page.tsx";

let unmount = () => {};

function Page() {
  return (
    <LinkClickProvider>
      <WithdrawalPage result={useActionData<Withdrawal>()} />
    </LinkClickProvider>
  );
}

afterEach(() => unmount());

test("moves the focus to the text that replaces the button", async () => {
  const action = () => "withdrawn";
  const router = createMemoryRouter([{ path: "/", Component: Page, action }]);
  unmount = await mount(<RouterProvider router={router} />);
  const button = document.querySelector("button");
  button?.focus();
  await act(async () => button?.click());
  await vi.waitFor(() => expect(document.querySelector("form")).toBeNull());
  expect(document.activeElement?.textContent).toContain("Your email address was removed.");
  expect(document.activeElement?.getAttribute("role")).toBe("status");
});
