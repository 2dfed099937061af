import { useRef, useState } from "react";
import { removeUnusedPictures } from "#app/data/admin-pictures.ts";
import { createProduct, updateProduct } from "#app/data/admin-save-product.ts";
import type { AdminProduct, ProductField } from "#app/domain/admin-product.ts";
import { changesBetween } from "#app/domain/product-changes.ts";
import {
  draftOf,
  type FieldProblems,
  type ProductDraft,
  readProductDraft,
} from "#app/domain/product-form.ts";
import { useWrite } from "../layout/use-write.ts";
import type { Editing } from "./use-product-table.tsx";

/** The fields somebody else changed as well, and the product as they left it. */
export type Conflict = { current: AdminProduct; fields: ProductField[] };

function startOf(editing: Editing): ProductDraft {
  return editing.mode === "add" ? editing.draft : draftOf(editing.product);
}

/** Returns the state of the product modal: what is typed, what is wrong with it, and how it is saved. */
export function useProductForm(editing: Editing, onClose: () => void) {
  const [start, setStart] = useState(() => startOf(editing));
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The product that changes are measured against; somebody else's version once their change was looked at. */
  const opened = useRef(editing.mode === "edit" ? editing.product : null);
  const uploaded = useRef<string[]>([]);
  const { write, isBusy, failure } = useWrite();

  function leave() {
    const touched = [...uploaded.current, ...(opened.current?.images ?? [])];
    // What no product shows is removed in the background; a failure is logged and costs only room.
    if (uploaded.current.length > 0 || draft.images !== start.images) {
      removeUnusedPictures(touched).catch(() => {});
    }
    onClose();
  }

  async function save() {
    const reading = readProductDraft(draft);
    setProblems(reading.ok ? {} : reading.problems);
    if (!reading.ok) return;
    const { ok, result } = await write(async () => {
      if (!opened.current) {
        if (editing.mode === "add") await createProduct(editing.productId, reading.values);
        return null;
      }
      const changes = changesBetween(opened.current, reading.values);
      if (Object.keys(changes).length === 0) return null;
      const update = await updateProduct(opened.current, changes);
      return update.outcome === "conflict" ? update : null;
    }).then((written) => (written.ok ? written : { ok: false as const, result: null }));
    if (!ok) return;
    setConflict(result);
    if (!result) leave();
  }

  function settle(mine: boolean) {
    if (!conflict) return;
    const theirs = draftOf(conflict.current);
    opened.current = conflict.current;
    setStart(theirs);
    setConflict(null);
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
    isBusy,
    failure,
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
