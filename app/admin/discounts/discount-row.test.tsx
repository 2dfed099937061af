// @vitest-environment happy-dom

import { act } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountCode } from "#app/domain/discount/discount-code.ts";
import { SAMPLE_DISCOUNT_CODE } from "#app/domain/testing/sample-discount-code.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { DiscountRow } from "./discount-row.tsx";

const CODE: DiscountCode = {
  ...SAMPLE_DISCOUNT_CODE,
  code: "HOLA10",
  kind: "percent",
  value: 1000,
};

const COLLECTION = { id: "c1", displayName: "Capri" } as TaxonomyEntry;

let unmount = () => {};
afterEach(() => unmount());

async function show(changes: Partial<DiscountCode>): Promise<string[]> {
  const row = {
    discount: { ...CODE, ...changes },
    isDeleted: false,
    onClose: () => {},
    collections: [COLLECTION],
    pricesIncludeTax: false,
    today: "2026-11-26",
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <DiscountRow {...row} /> }]);
  unmount = await mount(<Stub />);
  return [...document.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
}

test.each([
  [{}, "Not used yet"],
  [{ uses: 1 }, "1 order not paid yet"],
  [
    { uses: 2, orders: 2, discount: 2000, total: 25_358 },
    "2 orders paid $253.58; $20.00 taken off before IVA",
  ],
  [
    { uses: 3, orders: 1, discount: 1000, total: 10_350 },
    "1 order paid $103.50; $10.00 taken off before IVA · 2 orders not paid yet",
  ],
])("tells paid orders from those that are not paid yet: %j", async (changes, text) => {
  expect(await show(changes)).toContain(text);
});

test.each([
  [{}, "Valid now10% off · every product"],
  [{ collectionIds: ["gone"] }, "Valid now10% off · a deleted collection"],
  [
    { collectionIds: ["c1", "gone", "lost"], productIds: ["p1"] },
    "Valid now10% off · Capri, 2 deleted collections, 1 product",
  ],
])("names what a code is for: %j", async (changes, text) => {
  expect(await show(changes)).toContain(text);
});

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (found) => (found.getAttribute("aria-label") ?? found.textContent) === name,
  );

test("shows a deleted collection in the form, and removes it", async () => {
  await show({ collectionIds: ["gone"] });
  await act(async () => button("Edit HOLA10")?.click());
  expect(document.querySelector("li li")?.textContent).toBe("A deleted collectionRemove");
  await act(async () => button("Remove A deleted collection")?.click());
  expect(document.body.textContent).not.toContain("A deleted collection");
});
