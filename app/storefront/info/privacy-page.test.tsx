import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import PrivacyPage from "./privacy-page.tsx";

test.each([
  ["en", ["after 30 days", "after 90 days"]],
  ["es", ["después de 30 días", "después de 90 días"]],
] as const)("shows the retention periods of the settings in %s", (language, words) => {
  const retention = { checkoutDays: 30, mailDays: 90 };
  const router = createMemoryRouter([
    { path: "*", element: <PrivacyPage retention={retention} /> },
  ]);
  const html = renderToString(
    <I18nProvider i18n={serverI18n(language, "info")}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const text = html.replace(/<!-- -->|<[^>]+>/g, "");
  for (const period of words) expect(text).toContain(period);
});
