import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { StyleNotes } from "./style-notes.tsx";

function render(collections: Collection[]) {
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <StyleNotes collections={collections} />
    </I18nProvider>,
  );
}

test("shows names and descriptions of the collections", () => {
  const page = render([
    { id: "1", name: "modern-milan", displayName: "Milano", description: "Brera at nine." },
  ]);
  expect(page).toContain("Milano");
  expect(page).toContain("Brera at nine.");
});

test("falls back to our texts for a missing collection or an empty description", () => {
  const page = render([{ id: "1", name: "modern-milan", displayName: "Milano", description: "" }]);
  expect(page.match(/<article\b/g)).toHaveLength(3);
  expect(page).toContain("the cut does the rest");
  expect(page).toContain("Tuscan Escape");
});
