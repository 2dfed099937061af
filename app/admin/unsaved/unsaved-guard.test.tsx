// @vitest-environment happy-dom

import { act, type ReactElement } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { SAMPLE_INVOICE_SETTINGS } from "#app/domain/testing/sample-invoice-settings.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { SAMPLE_TAXONOMY_ENTRY } from "#app/domain/testing/sample-taxonomy-entry.ts";
import { languageI18n } from "#app/i18n/language-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { DiscountsPage } from "../discounts/discounts-page.tsx";
import { InvoiceSettingsPage } from "../invoices/invoice-settings-page.tsx";
import { OrderPage } from "../orders/order-page.tsx";
import { ReviewsPage } from "../reviews/reviews-page.tsx";
import { TaxRateForm } from "../settings/pricing/tax-rate-form.tsx";
import { TaxonomyPage } from "../taxonomy/taxonomy-page.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const TAXONOMY = (
  <TaxonomyPage
    categories={[SAMPLE_TAXONOMY_ENTRY]}
    collections={[]}
    swatches={[{ name: "Silk", hex: null }]}
    chosen={[]}
    charts={[{ id: "s", version: "1", categories: [], sizes: [] }]}
  />
);

const INVOICES = (
  <InvoiceSettingsPage
    settings={SAMPLE_INVOICE_SETTINGS}
    version="1"
    certificate={null}
    series={[]}
    now={0}
  />
);

const DISCOUNTS = (
  <DiscountsPage codes={[]} collections={[]} pricesIncludeTax today="2026-11-26" error={null} />
);

const ORDER = (
  <OrderPage
    order={{ ...SAMPLE_ORDER, status: "processing", transactionId: null }}
    events={[]}
    invoices={[]}
    paymentCheck={null}
    payment={{ refusal: null, payToken: null, hasNewProof: false, proofs: [] }}
    staffNames={{}}
    staffId={null}
    reversal={{ reversal: null, error: null }}
    lastCourier={null}
    message=""
  />
);

const REVIEWS = (
  <ReviewsPage
    query={{ state: "pending", page: 1 }}
    page={{ rows: [], total: 0, page: 1, pageCount: 1 }}
    pending={0}
    inviteDays={7}
    error={null}
  />
);

const TAX_RATE = (
  <UnsavedGuard>
    <TaxRateForm pricing={{ pricesIncludeTax: false, rates: [] }} today="2026-11-26" />
  </UnsavedGuard>
);

// The dialog is loaded when it is first opened, and the texts of the admin with its routes.
beforeAll(() => Promise.all([import("#app/ui/dialog-window.tsx"), languageI18n("en", "admin")]));

let unmount = () => {};
afterEach(() => unmount());

async function open(element: ReactElement) {
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "/other", element: "Another page" },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  return router;
}

const shows = (words: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(words)));

async function press(name: string) {
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find(
    (found) => (found.getAttribute("aria-label") ?? found.textContent) === name,
  );
  await act(async () => button?.click());
}

const leave = (router: Awaited<ReturnType<typeof open>>) =>
  act(async () => router.navigate("/other"));

test.each<[string, ReactElement, string | null, string, string?]>([
  ["invoice settings", INVOICES, null, "input[name=ruc]"],
  ["discount code", DISCOUNTS, "Add Code", "input"],
  ["new category", TAXONOMY, null, "input"],
  ["category", TAXONOMY, "Rename Silk", "li input"],
  ["rate of IVA", TAX_RATE, null, "input"],
  ["tracking number", ORDER, null, "datalist ~ * input"],
  ["days of invitations", REVIEWS, null, "input[inputmode=numeric]"],
  ["swatch", TAXONOMY, null, "input[type=color]", "#112233"],
])(
  "asks before unsaved changes of the %s are lost",
  async (_, page, opener, selector, text = "Lino") => {
    const router = await open(page);
    if (opener) await press(opener);
    await typeInto(document.querySelector(selector), text);
    await leave(router);
    await shows("Discard your changes?");
    await press("Keep Editing");
    expect(document.querySelector<HTMLInputElement>(selector)?.value).toBe(text);
    await leave(router);
    await shows("Discard your changes?");
    await press("Discard");
    await shows("Another page");
  },
);

test("asks before an unsaved size chart is lost, and has no second Edit that closes it", async () => {
  const router = await open(TAXONOMY);
  await press("Edit the size chart: No category");
  await press("Add a size");
  await typeInto(document.querySelector("[aria-label='Size in row 1']"), "S");
  await press("Edit the size chart: No category");
  expect(document.querySelector<HTMLInputElement>("[aria-label='Size in row 1']")?.value).toBe("S");
  await leave(router);
  await shows("Discard your changes?");
});

test.each([
  ["the form was cancelled", () => press("Cancel")],
  [
    "what was typed is as before",
    () => typeInto(document.querySelector("li input"), SAMPLE_TAXONOMY_ENTRY.displayName),
  ],
])("does not ask where %s", async (_, undo) => {
  const router = await open(TAXONOMY);
  await press("Rename Silk");
  await typeInto(document.querySelector("li input"), "Lino");
  await undo();
  await leave(router);
  await shows("Another page");
});
