// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { useStatusName } from "./use-status-name.ts";

test("names a shipped order that is picked up as ready for it", () => {
  function Names() {
    const nameOf = useStatusName();
    return [nameOf("shipped", "delivery"), nameOf("shipped", "pickup")].join();
  }
  const content = (
    <I18nProvider i18n={serverI18n("es", "admin")}>
      <Names />
    </I18nProvider>
  );
  expect(renderToStaticMarkup(content)).toBe("Enviado,Listo para retirar");
});
