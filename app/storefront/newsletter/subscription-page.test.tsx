// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider, useActionData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { type SubscriptionChange, SubscriptionPage } from "./subscription-page.tsx";

let unmount = () => {};

function Page() {
  return (
    <LinkClickProvider>
      <SubscriptionPage change={useActionData<SubscriptionChange>()} />
    </LinkClickProvider>
  );
}

afterEach(() => unmount());

test.each([
  ["confirm", "confirmed", "Your email address is confirmed."],
  ["leave", "left", "Your email address was removed."],
])("moves the focus to the text that replaces the button to %s", async (intent, change, text) => {
  const action = () => change;
  const router = createMemoryRouter([{ path: "/", Component: Page, action }]);
  unmount = await mount(<RouterProvider router={router} />);
  const button = document.querySelector<HTMLButtonElement>(`[value=${intent}]`);
  button?.focus();
  await act(async () => button?.click());
  await vi.waitFor(() => expect(document.querySelector("form")).toBeNull());
  expect(document.activeElement?.textContent).toContain(text);
  expect(document.activeElement?.getAttribute("role")).toBe("status");
});
