// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ServiceNotice } from "./service-notice.tsx";

const FINE = { lateMails: 0, isBackupMissing: false, inconsistencies: 0 };
const ONE = { ...FINE, lateMails: 1 };
const TWO = { ...FINE, lateMails: 2 };
const BACKUP = { ...FINE, isBackupMissing: true };
const LOST = { ...FINE, inconsistencies: 1 };
const LOSSES = { ...FINE, inconsistencies: 3 };
const WHOM = {
  en: "Please tell the person who maintains the shop.",
  es: "Avisa a quien mantiene la tienda.",
};

test.each([
  ["en", ONE, "1 email is late or could not be delivered."],
  ["en", TWO, "2 emails are late or could not be delivered."],
  ["en", BACKUP, "Last night's backup is missing."],
  ["en", LOST, "1 contradiction was found between orders, payments and stock."],
  ["en", LOSSES, "3 contradictions were found between orders, payments and stock."],
  ["es", LOST, "Se encontró 1 contradicción entre pedidos, pagos e inventario."],
  ["es", LOSSES, "Se encontraron 3 contradicciones entre pedidos, pagos e inventario."],
  ["es", ONE, "1 correo está atrasado o no se pudo entregar."],
  ["es", TWO, "2 correos están atrasados o no se pudieron entregar."],
  ["es", BACKUP, "Falta la copia de seguridad de anoche."],
] as const)("says in %s of %o: %s", (language, state, line) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "admin")}>
      <ServiceNotice {...state} />
    </I18nProvider>,
  );
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const lines = [...body.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(lines).toEqual([line, WHOM[language]]);
});
