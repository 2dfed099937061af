// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { retryInvoice } from "#app/data/admin/invoices.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { RetryUnanswered } from "./retry-unanswered.tsx";
import { writeInvoice } from "./write-invoice.ts";

vi.mock("#app/data/admin/invoices.ts");

const rowOf = (documentId: string, changes: Partial<InvoiceRow> = {}) =>
  ({ documentId, state: "needs_owner", reason: "unanswered", ...changes }) as InvoiceRow;

let unmount = () => {};
afterEach(() => unmount());

const button = () => document.querySelector("button");

async function open(rows: InvoiceRow[]) {
  const router = createMemoryRouter([
    {
      path: "*",
      Component: () => (
        <main tabIndex={-1}>
          <RetryUnanswered rows={useLoaderData<InvoiceRow[]>()} />
        </main>
      ),
      loader: () => rows,
      action: async ({ request }) => writeInvoice(await request.json()),
      HydrateFallback: () => null,
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
}

test("retries every document without an answer by one press, and no other", async () => {
  const rows = [
    rowOf("1"),
    rowOf("2", { reason: "returned" }),
    rowOf("3", { state: "closed" }),
    rowOf("4"),
  ];
  vi.mocked(retryInvoice).mockImplementation(async (id) => {
    rows.splice(0, rows.length, ...rows.filter(({ documentId }) => documentId !== id));
  });
  await open(rows);
  expect(button()?.textContent).toBe("Retry 2 Without an Answer");
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(button()).toBeNull());
  expect(vi.mocked(retryInvoice).mock.calls).toEqual([["1"], ["4"]]);
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("retries the others where a colleague has closed one meanwhile", async () => {
  const rows = [rowOf("1"), rowOf("2"), rowOf("3")];
  vi.mocked(retryInvoice).mockImplementation(async (id) => {
    rows.splice(0, rows.length, ...rows.filter(({ documentId }) => documentId !== id));
    if (id === "2") throw new ShopError("DOCUMENT_CLOSED", "It is closed.");
  });
  await open(rows);
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(button()).toBeNull());
  expect(rows).toEqual([]);
  expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("leaves a single document to its own page", async () => {
  await open([rowOf("1"), rowOf("2", { reason: "returned" })]);
  expect(button()).toBeNull();
});
