// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { OrderLookupPage } from "./order-lookup-page.tsx";

test("keeps an email that was typed before hydration", async () => {
  const router = createMemoryRouter([
    { path: "/", element: <OrderLookupPage result={undefined} /> },
  ]);
  const page = (
    <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
  document.body.innerHTML = renderToString(page);
  const [number, email] = document.querySelectorAll("input");
  if (!number || !email) throw new Error("no fields");
  email.value = "ana@example.com";
  await act(async () => hydrateRoot(document.body, page));
  await typeInto(number, "1A2B3C4D");
  expect(email.value).toBe("ana@example.com");
});
