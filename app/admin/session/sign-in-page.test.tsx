// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { outcomeOf } from "../form/outcome.ts";
import { SignInPage } from "./sign-in-page.tsx";

let unmount = () => {};

beforeEach(async () => {
  const router = createMemoryRouter([
    {
      path: "/",
      element: <SignInPage wasReset={false} />,
      action: () => outcomeOf(async () => ({ isWrong: true })),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => unmount());

const fields = () => [...document.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])")];

test("describes both fields by a wrong sign-in, and keeps the focus on the button", async () => {
  for (const field of fields()) {
    expect(field.getAttribute("aria-invalid")).toBeNull();
    await typeInto(field, "owner");
  }
  const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
  button?.focus();
  await act(async () => button?.click());
  for (const field of fields()) {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const description = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Invalid username or password. Please try again.");
  }
  expect(document.activeElement).toBe(button);
});
