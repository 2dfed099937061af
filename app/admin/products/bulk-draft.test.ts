import { expect, test } from "vitest";
import { type BulkDraft, bulkEditIn, EMPTY_BULK_DRAFT } from "./bulk-draft.ts";

const read = (draft: Partial<BulkDraft>) => bulkEditIn({ ...EMPTY_BULK_DRAFT, ...draft });

test.each([
  [
    { field: "inventoryStatus", value: "sold-out" },
    { field: "inventoryStatus", value: "sold-out" },
  ],
  [
    { field: "collectionId", value: "" },
    { field: "collectionId", value: null },
  ],
  [
    { field: "categoryId", value: "c" },
    { field: "categoryId", value: "c" },
  ],
  [
    { field: "isDraft", value: "published" },
    { field: "isDraft", value: false },
  ],
  [
    { field: "price", percent: "20" },
    { field: "price", basisPoints: -2000, strikesThrough: true },
  ],
  [
    { field: "price", percent: "150", isRaise: true, strikesThrough: false },
    { field: "price", basisPoints: 15_000, strikesThrough: false },
  ],
] as const)("reads %j as an edit", (draft, edit) => {
  expect(read(draft)).toEqual(edit);
});

test.each([
  {},
  { field: "collectionId" },
  { field: "inventoryStatus", value: "" },
  { field: "price", percent: "" },
  { field: "price", percent: "100" },
] as const)("is incomplete with %j", (draft) => {
  expect(read(draft)).toBeNull();
});
