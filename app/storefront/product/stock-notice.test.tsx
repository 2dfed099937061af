import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { InventoryStatus } from "#app/domain/product/product.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { StockNotice } from "./stock-notice.tsx";

function textFor(inventoryStatus: InventoryStatus, free: number): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("es", "shop")}>
      <StockNotice product={{ inventoryStatus }} free={free} />
    </I18nProvider>,
  );
}

test("announces the stock of another choice", () => {
  expect(textFor("in-stock", 1)).toMatch(/^<p role="status"/);
  expect(textFor("sold-out", 0)).toMatch(/^<p role="status"/);
});

test("uses the singular for the last item in Spanish", () => {
  expect(textFor("low-stock", 1)).toContain("¡Solo queda 1!");
  expect(textFor("low-stock", 4)).toContain("¡Solo quedan 4!");
  expect(textFor("in-stock", 1)).toContain("1 disponible, listo para enviar");
  expect(textFor("in-stock", 30)).toContain("30 disponibles, listos para enviar");
});
