import { pictureFilesOf } from "../picture/picture-files.ts";
import type { ProductField } from "./admin-product.ts";
import { movedImageColors } from "./image-colors.ts";
import type { ProductDraft } from "./product-form.ts";

type DraftKey = keyof ProductDraft;

/** Parts of a draft that mean nothing without each other. */
const GROUPS: DraftKey[][] = [
  ["countsVariants", "variantQuantities"],
  ["images", "imageColors"],
];

const groupOf = (key: DraftKey): DraftKey[] => GROUPS.find((group) => group.includes(key)) ?? [key];

function partsOf(draft: ProductDraft, keys: DraftKey[]): Partial<ProductDraft> {
  return Object.fromEntries(keys.flatMap(groupOf).map((key) => [key, draft[key]]));
}

/**
 * Return the draft of a product that another member of staff has saved meanwhile: their values, the fields edited since
 * `initial`, and of the `disputed` fields, which both changed, either the editor's or theirs. Stored pictures that they
 * removed are not kept: their files are deleted.
 */
export function rebaseProductDraft(
  { initial, draft, theirs }: Record<"initial" | "draft" | "theirs", ProductDraft>,
  disputed: ProductField[],
  keepMine: boolean,
): ProductDraft {
  const isEdited = (key: DraftKey) => JSON.stringify(initial[key]) !== JSON.stringify(draft[key]);
  const edited = (Object.keys(draft) as DraftKey[]).filter(isEdited);
  const decided = disputed.map((field) => (field === "variants" ? "countsVariants" : field));
  const merged = {
    ...theirs,
    ...partsOf(draft, edited),
    ...partsOf(keepMine ? draft : theirs, decided),
  };
  const isDeleted = (image: string) =>
    initial.images.includes(image) &&
    !theirs.images.includes(image) &&
    pictureFilesOf(image).length > 0;
  if (!merged.images.some(isDeleted)) return merged;
  const images = merged.images.filter((image) => !isDeleted(image));
  return { ...merged, images, imageColors: movedImageColors(merged, images) };
}
