// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { Newsletter } from "./newsletter.tsx";

test("keeps the focus in the address that is to be corrected", async () => {
  const page = (
    <LinkClickProvider>
      <Newsletter posted={undefined} />
    </LinkClickProvider>
  );
  const action = () => ({ outcome: "invalid", email: "ana@example" });
  const router = createMemoryRouter([
    { path: "/", children: [{ index: true, element: page, action }] },
  ]);
  const unmount = await mount(<RouterProvider router={router} />);
  const input = document.querySelector("input");
  await typeInto(input, "ana@example");
  input?.focus();
  await act(async () => document.querySelector("button")?.click());
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(document.activeElement).toBe(input);
  expect(input?.value).toBe("ana@example");
  unmount();
});
