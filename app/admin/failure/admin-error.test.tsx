// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { AdminError } from "./admin-error.tsx";

function show(error: unknown, language: Language = "en") {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === "es" ? "/es/admin" : "/admin"]}>
      <I18nProvider i18n={serverI18n(language, "admin")}>
        <AdminError error={error} />
      </I18nProvider>
    </MemoryRouter>,
  );
  return {
    heading: document.querySelector("h1")?.textContent,
    controls: [...document.querySelectorAll("main a, main button")].map((control) => [
      control.textContent,
      control.getAttribute("href"),
    ]),
  };
}

const notAllowed = new ErrorResponse(405, "Method Not Allowed", null);

test("shows 405 in the language of the admin, with a link back to it", () => {
  expect(show(notAllowed)).toEqual({
    heading: "This page cannot receive what was sent",
    controls: [
      ["Admin Dashboard", "/admin"],
      ["Back to Site", "/"],
    ],
  });
  expect(document.body.textContent).toContain("Nothing was changed.");
  expect(show(notAllowed, "es")).toEqual({
    heading: "Esta página no puede recibir lo que se envió",
    controls: [
      ["Panel de administración", "/es/admin"],
      ["Volver al sitio", "/es"],
    ],
  });
});

test("leads from what does not exist back to the dashboard, without a retry", () => {
  const { controls } = show(new ShopError("NOT_FOUND", "no such order"));
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    "It does not exist, or it was deleted.",
  );
  expect(controls).toEqual([
    ["Admin Dashboard", "/admin"],
    ["Back to Site", "/"],
  ]);
});

test("shows any other error with its reason and a retry", () => {
  const { heading, controls } = show(new Error("the table is locked"));
  expect(heading).toBe("This page could not be opened");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("the table is locked");
  expect(controls.slice(0, 2)).toEqual([
    ["Retry Connection", null],
    ["Admin Dashboard", "/admin"],
  ]);
});
