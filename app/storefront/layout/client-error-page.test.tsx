import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ClientErrorPage } from "./client-error-page.tsx";

function textOf(status: number): string {
  const Component = () => (
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <ClientErrorPage status={status} />
    </I18nProvider>
  );
  const Shop = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Shop />);
}

test("asks to wait after too many attempts, and does not call the link wrong", () => {
  const text = textOf(429);
  expect(text).toContain("Too many attempts. Please wait a few minutes and try again.");
  expect(text).not.toContain("The link may have changed");
  expect(textOf(404)).toContain("The link may have changed");
});
