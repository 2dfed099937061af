// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#app/domain/language.ts";
import type { OrderCsvWords } from "#app/domain/order-csv.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { useOrderCsvWords } from "./use-order-csv-words.ts";

function wordsIn(language: Language): OrderCsvWords {
  const seen: OrderCsvWords[] = [];
  function Words() {
    seen.push(useOrderCsvWords());
    return null;
  }
  renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "admin")}>
      <Words />
    </I18nProvider>,
  );
  return seen[0] as OrderCsvWords;
}

test("has the words of an order file in the page's language, with Ecuador's time in the heading", () => {
  const spanish = wordsIn("es");
  expect(spanish.headings).toMatchObject({
    created: "Creado (hora de Ecuador)",
    status: "Estado",
    payment: "Pago",
    total: "Total",
  });
  expect(spanish.statusName("shipped", "delivery")).toBe("Enviado");
  expect(spanish.statusName("shipped", "pickup")).toBe("Listo para retirar");
  expect(spanish.sandbox).toBe("SANDBOX: no es un pago real");
  expect(wordsIn("en").headings.created).toBe("Created (Ecuador time)");
});
