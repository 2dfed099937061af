import { useRef, useState } from "react";
import { removeUnusedPictures } from "#app/data/admin/pictures.ts";
import type { ProductField, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { movedImageColors } from "#app/domain/product-editing/image-colors.ts";
import { changesBetween } from "#app/domain/product-editing/product-changes.ts";
import {
  draftOf,
  type FieldProblems,
  type ProductDraft,
  readProductDraft,
} from "#app/domain/product-editing/product-form.ts";
import { rebaseProductDraft } from "#app/domain/product-editing/rebase-product-draft.ts";
import { useSubmission } from "../form/use-submission.ts";
import { useDraft } from "../unsaved/use-draft.ts";
import type { Editing } from "./use-product-table.ts";
import type { ProductDone, ProductSubmission } from "./write-product.tsx";

function initialDraftOf(editing: Editing): ProductDraft {
  return editing.mode === "add" ? editing.draft : draftOf(editing.product);
}

/** Return the draft, the validation problems and the mutations of the product modal. */
export function useProductForm(editing: Editing, onClose: () => void) {
  const { submit, reset, isBusy, error, outcome } = useSubmission<ProductSubmission, ProductDone>({
    onDone: (done) => !done.conflict && leave(),
  });
  const form = useDraft(initialDraftOf(editing), editing.mode === "edit" ? editing.product : null);
  const { opened, base, draft, edit, isDirty } = form;
  /** The problems of the last attempt to save. */
  const [rejected, setRejected] = useState<FieldProblems>({});
  const uploaded = useRef<string[]>([]);
  const conflict = outcome?.conflict ?? null;

  function leave() {
    const candidates = [...uploaded.current, ...(opened?.images ?? [])];
    // A failure is logged and costs only disk space.
    if (uploaded.current.length > 0 || draft.images !== base.images) {
      removeUnusedPictures(candidates).catch(() => {});
    }
    onClose();
  }

  function submissionOf(values: ProductValues): ProductSubmission | null {
    if (editing.mode === "add") return { intent: "add", id: editing.productId, values };
    if (!opened) return null;
    const changes = changesBetween(opened, values);
    return Object.keys(changes).length === 0
      ? null
      : { intent: "change", product: opened, changes };
  }

  function save() {
    const reading = readProductDraft(draft);
    setRejected(reading.ok ? {} : reading.problems);
    if (!reading.ok || isBusy) return;
    const submission = submissionOf(reading.values);
    if (submission) submit(submission);
    else leave();
  }

  function resolveConflict(keepMine: boolean) {
    if (!conflict) return;
    const theirs = draftOf(conflict.current);
    const merged = rebaseProductDraft({ initial: base, draft, theirs }, conflict.fields, keepMine);
    form.rebase(theirs, conflict.current, merged);
    reset();
  }

  function change(changes: Partial<ProductDraft>) {
    edit((now) => {
      const { images } = changes;
      const moved = images && { imageColors: movedImageColors(now, images) };
      return { ...now, ...moved, ...changes };
    });
    if (error) reset();
  }

  /** The colors of pictures, whose entries follow those of `images`. */
  const pictureColors = {
    colors: draft.colors,
    colorOf(path: string) {
      const color = draft.imageColors[draft.images.indexOf(path)] ?? "";
      return draft.colors.includes(color) ? color : "";
    },
    setColor(path: string, color: string) {
      edit((now) => {
        const colors = movedImageColors(now, now.images);
        colors[now.images.indexOf(path)] = color;
        return { ...now, imageColors: colors };
      });
    },
  };

  return {
    draft,
    pictureColors,
    change,
    addPicture(path: string) {
      uploaded.current.push(path);
      edit((now) => ({ ...now, images: [...now.images, path] }));
    },
    rejected,
    problems: uncuredProblems(rejected, draft),
    conflict,
    resolveConflict,
    save,
    leave,
    isBusy,
    error,
    isDirty,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** Return what is still wrong of the fields that an attempt to save rejected. */
function uncuredProblems(rejected: FieldProblems, draft: ProductDraft): FieldProblems {
  const fields = Object.keys(rejected) as ProductField[];
  if (fields.length === 0) return {};
  const reading = readProductDraft(draft);
  const present = reading.ok ? {} : reading.problems;
  return Object.fromEntries(
    fields.flatMap((field) => (present[field] ? [[field, present[field]]] : [])),
  );
}
