import { Trans } from "@lingui/react/macro";
import { deleteProduct, restoreProduct } from "#app/data/admin/admin-delete-product.ts";
import {
  finishRemoval,
  forgetRemoval,
  rememberRemoval,
} from "#app/data/admin/admin-picture-removals.ts";
import { createProduct, updateProduct } from "#app/data/admin/admin-save-product.ts";
import type { AdminProduct, ProductField, ProductValues } from "#app/domain/admin-product.ts";
import { type Outcome, outcomeOf } from "../layout/outcome.ts";
import { showToast } from "../layout/toast-store.ts";

/** Milliseconds in which a deleted product can be put back (design). */
const UNDO_DURATION = 8000;

/** What the tab Products submits. */
export type ProductSubmission =
  | { intent: "add"; id: string; values: ProductValues }
  | { intent: "change"; product: AdminProduct; changes: Partial<ProductValues> }
  | { intent: "delete"; product: AdminProduct }
  | { intent: "restore"; product: AdminProduct };

/** The fields that somebody else changed as well, and the product as they left it. */
export type Conflict = { current: AdminProduct; fields: ProductField[] };

export type ProductOutcome = Outcome<{ conflict: Conflict }>;

async function change(product: AdminProduct, changes: Partial<ProductValues>) {
  const update = await updateProduct(product, changes);
  return update.outcome === "conflict" ? { conflict: update } : undefined;
}

async function remove(product: AdminProduct) {
  await deleteProduct(product.id);
  rememberRemoval(product.images, Date.now());
  const undo: ProductSubmission = { intent: "restore", product };
  showToast({
    words: <Trans>{product.name} was deleted.</Trans>,
    duration: UNDO_DURATION,
    undo: { path: "/admin/products", submission: undo },
    // A failure is logged. The next visit of the admin removes what is left.
    onExpire: () => void finishRemoval(product.images).catch(() => {}),
  });
}

async function restore(product: AdminProduct) {
  await restoreProduct(product);
  forgetRemoval(product.images);
}

/** Takes a submission and writes it; a deletion offers its Undo. Errors and conflicts are part of the outcome. */
export function writeProduct(submission: ProductSubmission) {
  return outcomeOf<{ conflict: Conflict }>(async () => {
    switch (submission.intent) {
      case "add":
        return void (await createProduct(submission.id, submission.values));
      case "change":
        return change(submission.product, submission.changes);
      case "delete":
        return void (await remove(submission.product));
      case "restore":
        return void (await restore(submission.product));
    }
  });
}
