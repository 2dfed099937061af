import { INVENTORY_STATUSES } from "#app/domain/product/product.ts";
import { type BulkEdit, readPercent } from "#app/domain/product-editing/bulk-edit.ts";

export const BULK_FIELDS = [
  "inventoryStatus",
  "collectionId",
  "categoryId",
  "isDraft",
  "price",
] as const;

export type BulkField = (typeof BULK_FIELDS)[number];

export const EMPTY_BULK_DRAFT = {
  field: null as BulkField | null,
  /** The chosen option; '' for no category or collection, null before a choice. */
  value: null as string | null,
  isRaise: false,
  percent: "",
  strikesThrough: true,
};

/** The state of the bulk dialog. */
export type BulkDraft = typeof EMPTY_BULK_DRAFT;

/** A price of nothing is no discount. */
const MAX_LOWER_BASIS_POINTS = 9_999;

function priceEditIn({ percent, isRaise, strikesThrough }: BulkDraft): BulkEdit | null {
  const amount = readPercent(percent);
  if (amount === null || (!isRaise && amount > MAX_LOWER_BASIS_POINTS)) return null;
  return { field: "price", basisPoints: isRaise ? amount : -amount, strikesThrough };
}

/** Return the edit that the dialog describes; null while it is incomplete. */
export function bulkEditIn(draft: BulkDraft): BulkEdit | null {
  const { field, value } = draft;
  if (field === "price") return priceEditIn(draft);
  if (field === null || value === null) return null;
  if (field === "categoryId" || field === "collectionId") return { field, value: value || null };
  if (field === "isDraft") return { field, value: value === "draft" };
  const status = INVENTORY_STATUSES.find((known) => known === value);
  return status ? { field, value: status } : null;
}
