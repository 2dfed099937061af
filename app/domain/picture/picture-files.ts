import { PICTURE_WIDTHS } from "./picture.ts";

/** The file suffixes of a stored picture, widest first. */
const PICTURE_SUFFIXES: readonly string[] = [...PICTURE_WIDTHS]
  .reverse()
  .flatMap((width) => [`-${width}.jpg`, `-${width}.webp`]);

const IN_BUCKET = /\/product-images\/([0-9a-f-]{36}\/[0-9a-f-]{36}(?:-\d+x\d+)?)-1200\.jpg$/;

/** Return the paths of a picture's files in the bucket; none for a URL outside the bucket. */
export function pictureFilesOf(url: string): string[] {
  const stem = IN_BUCKET.exec(url)?.[1];
  return stem ? PICTURE_SUFFIXES.map((suffix) => stem + suffix) : [];
}
