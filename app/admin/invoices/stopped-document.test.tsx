// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { closeInvoice, correctInvoiceBuyer } from "#app/data/admin/invoices.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { StoppedDocument } from "./stopped-document.tsx";
import { writeInvoice } from "./write-invoice.ts";

vi.mock("#app/data/admin/invoices.ts");

const STOPPED = {
  documentId: "7",
  kind: "invoice",
  state: "needs_owner",
  reason: "rejected",
  accessKey: "1".repeat(49),
  customerName: "Ana Pérez",
  buyerKind: "ruc",
  buyerNumber: "1792261140001",
  buyerName: "Moda S.A.",
  total: 9775,
} as InvoiceRow;

let row: InvoiceRow;
let unmount = () => {};

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));
beforeEach(() => {
  row = STOPPED;
  vi.resetAllMocks();
});
afterEach(() => unmount());

function Page() {
  return <StoppedDocument row={useLoaderData<InvoiceRow>()} />;
}

async function open() {
  const router = createMemoryRouter([
    {
      path: "*",
      Component: Page,
      loader: () => row,
      action: async ({ request }) => writeInvoice(await request.json()),
      HydrateFallback: () => null,
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(buttons()).not.toEqual([]));
}

const buttons = (within: ParentNode = document) =>
  [...within.querySelectorAll("button")].map(({ textContent }) => textContent);

async function press(name: string, within: ParentNode = document) {
  const found = [...within.querySelectorAll("button")].find((one) => one.textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  await act(async () => found.click());
}

function dialog() {
  const found = document.querySelector("[role=dialog]");
  if (!found) throw new Error("There is no dialog");
  return found;
}

test("corrects the buyer of a rejected invoice, once the number is one", async () => {
  await open();
  await press("Correct Buyer's Details");
  const [number] = dialog().querySelectorAll("input");
  if (!number) throw new Error("There is no field");
  expect(dialog().textContent).toContain("Please check this RUC once more.");
  await typeInto(number, "12");
  await press("Save Buyer", dialog());
  expect(dialog().textContent).toContain("Please check this RUC: it has thirteen digits");
  expect(correctInvoiceBuyer).not.toHaveBeenCalled();
  await typeInto(number, "1792261104001");
  await press("Save Buyer", dialog());
  const buyer = { kind: "ruc", number: "1792261104001", name: "Moda S.A." };
  await vi.waitFor(() => expect(correctInvoiceBuyer).toHaveBeenCalledWith("7", buyer));
});

test("names the buyer of an invoice that waits for one", async () => {
  vi.mocked(correctInvoiceBuyer).mockImplementation(async (_id, { kind }) => {
    row = { ...row, buyerKind: kind };
  });
  const [buyerKind, buyerNumber, buyerName] = [null, null, null];
  row = { ...STOPPED, state: "awaiting_buyer", reason: null, buyerKind, buyerNumber, buyerName };
  await open();
  expect(buttons()).toEqual(["Name the Buyer"]);
  await press("Name the Buyer");
  expect(dialog().textContent).toContain("The invoice to this buyer is sent to the SRI at once.");
  const kind = dialog().querySelector("select");
  if (!kind) throw new Error("There is no choice");
  await act(async () => {
    kind.value = "cedula";
    kind.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const [number] = dialog().querySelectorAll("input");
  if (!number) throw new Error("There is no field");
  await typeInto(number, "1710034065");
  await press("Save Buyer", dialog());
  const buyer = { kind: "cedula", number: "1710034065", name: "Ana Pérez" };
  await vi.waitFor(() => expect(correctInvoiceBuyer).toHaveBeenCalledWith("7", buyer));
  await vi.waitFor(() => expect(buttons()).toEqual([]));
});

test("closes a document that was settled elsewhere, with a note", async () => {
  vi.mocked(closeInvoice).mockImplementation(async () => {
    row = { ...row, state: "closed" };
  });
  await open();
  await press("Settled Elsewhere");
  await press("Settled Elsewhere", dialog());
  expect(dialog().textContent).toContain("Please write how it was settled.");
  const [note] = dialog().querySelectorAll("input");
  if (!note) throw new Error("There is no field");
  await typeInto(note, "SRI en Línea, 001-002-000000007");
  await press("Settled Elsewhere", dialog());
  expect(closeInvoice).toHaveBeenCalledWith("7", "SRI en Línea, 001-002-000000007");
  await vi.waitFor(() => expect(buttons()).toEqual([]));
});

test.each([
  ["an invoice that the SRI may have", { reason: "unanswered" }, ["Retry", "Settled Elsewhere"]],
  ["a credit note", { kind: "credit_note" }, ["Retry", "Settled Elsewhere"]],
  ["a final consumer's credit note", { reason: "final_consumer" }, ["Settled Elsewhere"]],
  ["the credit note of a closed invoice", { reason: "invoice_closed" }, ["Settled Elsewhere"]],
] as [string, Partial<InvoiceRow>, string[]][])("offers for %s only %j", async (...given) => {
  const [, changes, expected] = given;
  const kind = changes.reason === "unanswered" ? "invoice" : "credit_note";
  row = { ...STOPPED, kind, ...changes };
  await open();
  expect(buttons()).toEqual(expected);
});
