// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CsvError } from "#app/domain/csv/csv.ts";
import { CsvHeadingError } from "#app/domain/product-csv/product-import.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { FileProblemMessage } from "./file-problem-message.tsx";

const textIn = (language: Language, error: CsvError | CsvHeadingError) =>
  renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "admin")}>
      <FileProblemMessage error={error} />
    </I18nProvider>,
  );

test.each([
  [
    new CsvHeadingError("unknown", "Color"),
    "No existe el encabezado «Color». Exporta tus productos para ver los encabezados.",
  ],
  [new CsvHeadingError("repeated", "Precio"), "El encabezado «Precio» repite una columna."],
  [
    new CsvHeadingError("no-name", "name"),
    "Falta el encabezado «Nombre». Exporta tus productos para ver los encabezados.",
  ],
  [new CsvError(7), "Unas comillas que se abren en la línea 7 no se cierran."],
])("says in the page's language why a file cannot be read: %s", (error, text) => {
  expect(textIn("es", error)).toBe(text);
});

test("names the missing column as an English file does", () => {
  expect(textIn("en", new CsvHeadingError("no-name", "name"))).toBe(
    "The heading “name” is missing. Export your products to see the headings.",
  );
});
