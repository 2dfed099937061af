import { pictureFilesOf } from "../picture/picture-files.ts";
import { type Merge, threeWayMerge, type Versions } from "../text/three-way-merge.ts";
import { movedImageColors } from "./image-colors.ts";
import type { ProductDraft } from "./product-form.ts";

/** Parts of a draft that mean nothing without each other. */
const GROUPS: (keyof ProductDraft)[][] = [
  ["countsVariants", "variantQuantities"],
  ["images", "imageColors"],
];

/** Merge two editors' drafts of a product. Stored pictures that they removed are not kept: their files are deleted. */
export function mergeProductDrafts(versions: Versions<ProductDraft>): Merge<ProductDraft> {
  const { base, theirs } = versions;
  const { merged, conflicts } = threeWayMerge(versions, GROUPS);
  const isDeleted = (image: string) =>
    base.images.includes(image) &&
    !theirs.images.includes(image) &&
    pictureFilesOf(image).length > 0;
  if (!merged.images.some(isDeleted)) return { merged, conflicts };
  const images = merged.images.filter((image) => !isDeleted(image));
  return {
    merged: { ...merged, images, imageColors: movedImageColors(merged, images) },
    conflicts,
  };
}
