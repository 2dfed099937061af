import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Collection } from "#app/domain/taxonomy.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { StyleNotes } from "./style-notes.tsx";

function render(collections: Collection[]) {
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <StyleNotes collections={collections} />
    </I18nProvider>,
  );
}

test("the three notes say what the collections say of themselves", () => {
  const page = render([
    { id: "1", name: "modern-milan", displayName: "Milano", description: "Brera at nine." },
  ]);
  expect(page).toContain("Milano");
  expect(page).toContain("Brera at nine.");
});

test("a missing collection and an empty description fall back to our own words", () => {
  const page = render([{ id: "1", name: "modern-milan", displayName: "Milano", description: "" }]);
  expect(page.match(/<article\b/g)).toHaveLength(3);
  expect(page).toContain("the cut does the rest");
  expect(page).toContain("Tuscan Escape");
});
