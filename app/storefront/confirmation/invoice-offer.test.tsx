// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { InvoiceOffer } from "./invoice-offer.tsx";

const Receipt = createRoutesStub([
  { path: "/", Component: () => <InvoiceOffer order={SAMPLE_ORDER} /> },
]);

const page = (
  <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>
    <Receipt />
  </I18nProvider>
);

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const kind = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);

test("takes over what was filled in before hydration", async () => {
  document.body.innerHTML = renderToString(page);
  const [ruc, number, name] = [kind("ruc"), field("number"), field("name")];
  if (!ruc || !number || !name) throw new Error("no fields");
  ruc.checked = true;
  number.value = "1790012345001";
  await act(async () => hydrateRoot(document.body, page));
  await typeInto(name, "Modas Mora S.A.");
  expect(ruc.checked).toBe(true);
  expect(number.value).toBe("1790012345001");
});

test("says of which number it asks, whichever kind is chosen without script", () => {
  document.body.innerHTML = renderToString(page);
  expect(field("number")?.labels?.[0]?.textContent).toBe("Cédula, RUC or passport number");
});
