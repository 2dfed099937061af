import { useRef, useState } from "react";
import { removeUnusedPictures } from "#app/data/admin/pictures.ts";
import type {
  AdminProduct,
  ProductField,
  ProductValues,
} from "#app/domain/product-editing/admin-product.ts";
import { movedImageColors } from "#app/domain/product-editing/image-colors.ts";
import { mergeProductDrafts } from "#app/domain/product-editing/merge-product-drafts.ts";
import { changesBetween } from "#app/domain/product-editing/product-changes.ts";
import { ProductConflict } from "#app/domain/product-editing/product-conflict.ts";
import {
  draftOf,
  type FieldProblems,
  type ProductDraft,
  readProductDraft,
} from "#app/domain/product-editing/product-form.ts";
import { useDraft } from "../unsaved/use-draft.ts";
import type { Editing } from "./use-product-table.ts";
import type { ProductSubmission } from "./write-product.tsx";

/** Return the draft, the validation problems and the mutations of the product modal. */
export function useProductForm(editing: Editing, onClose: () => void) {
  const isNew = editing.mode === "add";
  /** The product as last read or saved: after a conflict the current one. Null for a new one. */
  const [product, setProduct] = useState(isNew ? null : editing.product);
  const form = useDraft<ProductDraft, ProductSubmission>(
    isNew ? editing.draft : draftOf(product ?? editing.product),
    product?.version ?? null,
    {
      merge: mergeProductDrafts,
      onSaved,
      onError: (error) => error instanceof ProductConflict && setProduct(error.current),
    },
  );
  const { draft, edit, reset } = form;
  const isUnread =
    form.error instanceof ProductConflict && form.error.current.version !== product?.version;
  /** Not before its product is merged: it may become a conflict. */
  const error = isUnread ? null : form.error;
  /** The problems of the last attempt to save. */
  const [rejected, setRejected] = useState<FieldProblems>({});
  const uploaded = useRef<string[]>([]);
  /** What the last submission stores. */
  const sent = useRef<AdminProduct | null>(null);

  function leave() {
    const opened = isNew ? [] : editing.product.images;
    const candidates = [...uploaded.current, ...opened, ...(product?.images ?? [])];
    const isRemoved = (image: string) => !draft.images.includes(image);
    // A failure is logged and costs only disk space.
    if (uploaded.current.length > 0 || candidates.some(isRemoved)) {
      removeUnusedPictures(candidates).catch(() => {});
    }
    onClose();
  }

  function onSaved(isDirty: boolean) {
    // Its version is the one before: others' changes since are merged by the data layer.
    if (isDirty && sent.current) setProduct(sent.current);
    else leave();
  }

  function submissionOf(values: ProductValues): ProductSubmission | null {
    if (isNew) return { intent: "add", id: editing.productId, values };
    if (!product) return null;
    const changes = changesBetween(product, values);
    sent.current = { ...product, ...changes, quantity: values.quantity };
    return Object.keys(changes).length === 0 ? null : { intent: "change", product, changes };
  }

  function save() {
    const reading = readProductDraft(draft);
    setRejected(reading.ok ? {} : reading.problems);
    if (!reading.ok || form.isBusy) return;
    const submission = submissionOf(reading.values);
    if (submission) form.submit(submission, sent.current ? draftOf(sent.current) : draft);
    else leave();
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
    ...form,
    error,
    pictureColors,
    change,
    addPicture(path: string) {
      uploaded.current.push(path);
      edit((now) => ({ ...now, images: [...now.images, path] }));
    },
    rejected,
    problems: uncuredProblems(rejected, draft),
    save,
    leave,
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
