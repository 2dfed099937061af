import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { removeUnusedPictures } from "#app/data/admin/admin-pictures.ts";
import type { ProductField, ProductValues } from "#app/domain/admin-product.ts";
import { changesBetween } from "#app/domain/product-changes.ts";
import {
  draftOf,
  type FieldProblems,
  type ProductDraft,
  readProductDraft,
} from "#app/domain/product-form.ts";
import { AS_JSON, errorOf } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { Editing } from "./use-product-table.ts";
import type { ProductOutcome, ProductSubmission } from "./write-product.tsx";

function startOf(editing: Editing): ProductDraft {
  return editing.mode === "add" ? editing.draft : draftOf(editing.product);
}

/** Returns the state of the product modal: what is typed, what is wrong with it, and how it is saved. */
export function useProductForm(editing: Editing, onClose: () => void) {
  const fetcher = useFetcher<ProductOutcome>();
  const [start, setStart] = useState(() => startOf(editing));
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<FieldProblems>({});
  /** The product that changes are compared with; somebody else's version once their conflict is settled. */
  const [opened, setOpened] = useState(editing.mode === "edit" ? editing.product : null);
  const uploaded = useRef<string[]>([]);
  const conflict = fetcher.data?.conflict ?? null;

  function leave() {
    const touched = [...uploaded.current, ...(opened?.images ?? [])];
    // Pictures that no product shows are removed in the background. A failure is logged and costs only disk space.
    if (uploaded.current.length > 0 || draft.images !== start.images) {
      removeUnusedPictures(touched).catch(() => {});
    }
    onClose();
  }

  useActionDone(fetcher, (outcome) => {
    if (!outcome.error && !outcome.conflict) leave();
  });

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
    setProblems(reading.ok ? {} : reading.problems);
    if (!reading.ok || fetcher.state !== "idle") return;
    const submission = submissionOf(reading.values);
    if (submission) fetcher.submit(submission, AS_JSON);
    else leave();
  }

  function settle(mine: boolean) {
    if (!conflict) return;
    const theirs = draftOf(conflict.current);
    setOpened(conflict.current);
    setStart(theirs);
    fetcher.reset();
    if (!mine) setDraft({ ...draft, ...fieldsOf(theirs, conflict.fields) });
  }

  return {
    draft,
    change: (changes: Partial<ProductDraft>) => setDraft((now) => ({ ...now, ...changes })),
    addPicture(address: string) {
      uploaded.current.push(address);
      setDraft((now) => ({ ...now, images: [...now.images, address] }));
    },
    problems,
    conflict,
    settle,
    save,
    leave,
    isBusy: fetcher.state !== "idle",
    error: errorOf(fetcher),
    isDirty: JSON.stringify(draft) !== JSON.stringify(start),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

function fieldsOf(draft: ProductDraft, fields: ProductField[]): Partial<ProductDraft> {
  const keys = fields.flatMap((field): (keyof ProductDraft)[] =>
    field === "variants" ? ["countsVariants", "variantQuantities"] : [field],
  );
  return Object.fromEntries(keys.map((key) => [key, draft[key]]));
}
