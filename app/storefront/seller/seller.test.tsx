import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { Footer } from "../layout/footer.tsx";
import { PurchaseTerms } from "./purchase-terms.tsx";
import { shopNotes } from "./shop-notes.ts";
import { useShopNotes } from "./use-shop-notes.ts";

const INFORMATION: ShopInformation = {
  ...EMPTY_SHOP_INFORMATION,
  legalName: "Gemma Luce S.A.S.",
  ruc: "1790012345001",
  postalAddress: "Av. Amazonas N34-120, Quito",
  whatsapp: "099 123 4567",
  returnDays: 15,
  returnTerms: "Unworn.",
  deliveryTerms: "By courier.",
  paymentMarks: ["visa", "payphone"],
};

function Page() {
  return (
    <>
      <PurchaseTerms className="" />
      <Footer collections={[]} notes={useShopNotes()} />
    </>
  );
}

function render(loaded: object | undefined): string {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Page }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <Stub hydrationData={{ loaderData: { root: loaded } }} />
    </I18nProvider>,
  );
}

const notesOf = (information: ShopInformation) => ({
  notes: shopNotes(information, serverI18n("en", "shop", "checkout")),
});

test("shows terms, ways to pay and the seller of the settings", () => {
  const html = render(notesOf(INFORMATION));
  for (const words of [
    "By courier.",
    "Returns within 15 business days of delivery",
    "Unworn.",
    "Visa",
    "Gemma Luce S.A.S. · RUC 1790012345001",
    "Av. Amazonas N34-120, Quito",
    "WhatsApp +593 99 123 4567",
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('aria-label="Ways to pay"');
  expect(html).toContain('href="https://wa.me/593991234567"');
});

test("shows nothing of empty settings, and nothing where they could not be read", () => {
  const html = render(notesOf(EMPTY_SHOP_INFORMATION));
  expect(html).not.toMatch(/<address|Ways to pay|<p class="whitespace-pre-line/);
  expect(render(undefined)).not.toMatch(/<address|Ways to pay/);
});

test("escapes the owner's words", () => {
  const html = render(notesOf({ ...INFORMATION, legalName: "<b>x</b>", returnTerms: "<i>y</i>" }));
  expect(html).not.toMatch(/<b>x|<i>y/);
});
