// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { OrderLookupPage } from "./order-lookup-page.tsx";

afterEach(() => document.body.replaceChildren());

function renderOnServer() {
  const router = createMemoryRouter([
    { path: "/", element: <OrderLookupPage result={undefined} /> },
  ]);
  const page = (
    <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
  document.body.innerHTML = renderToString(page);
  return page;
}

test("leaves an incomplete number to the server without script", async () => {
  const page = renderOnServer();
  const number = document.querySelector<HTMLInputElement>("[name=number]");
  if (!number) throw new Error("no field");
  number.value = "1234";
  expect(number.validity.valid).toBe(true);
  await act(async () => hydrateRoot(document.body, page));
  expect(number.validity.valid).toBe(false);
});

test("keeps an email that was typed before hydration", async () => {
  const page = renderOnServer();
  const [number, email] = document.querySelectorAll("input");
  if (!number || !email) throw new Error("no fields");
  email.value = "ana@example.com";
  await act(async () => hydrateRoot(document.body, page));
  await typeInto(number, "1A2B3C4D");
  expect(email.value).toBe("ana@example.com");
});

test("asks for what is missing or wrong beside its field, and focuses the first", async () => {
  const find = vi.fn(() => null);
  const router = createMemoryRouter([
    { path: "/", element: <OrderLookupPage result={undefined} />, action: find },
  ]);
  const unmount = await mount(<RouterProvider router={router} />);
  const [number, email] = document.querySelectorAll("input");
  if (!number || !email) throw new Error("no fields");
  const problemOf = (field: HTMLElement) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .at(-1);
  const send = () => act(async () => document.querySelector("button")?.click());
  expect(number.form?.noValidate, "for a page without script").toBe(false);

  await send();
  expect(document.activeElement).toBe(number);
  expect(problemOf(number)).toBe("Please enter the eight characters of your order number.");
  expect(problemOf(email)).toBe("Please enter the email address of your order.");
  for (const field of [number, email]) expect(field.getAttribute("aria-invalid")).toBe("true");

  await typeInto(number, " #1a2b-3c4 ");
  await send();
  expect(document.activeElement, "seven characters").toBe(number);
  await typeInto(number, " #1a2b-3c4d ");
  expect(number.hasAttribute("aria-invalid")).toBe(false);
  await typeInto(email, "ana");
  await send();
  expect(document.activeElement).toBe(email);
  expect(find).not.toHaveBeenCalled();

  await typeInto(email, "ana@example.com");
  await send();
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  unmount();
});
