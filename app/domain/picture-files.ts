import { PICTURE_WIDTHS } from "./picture.ts";

/** The endings of the files that one stored picture consists of, widest first. */
const PICTURE_SUFFIXES: readonly string[] = PICTURE_WIDTHS.toReversed().flatMap((width) => [
  `-${width}.jpg`,
  `-${width}.webp`,
]);

const IN_BUCKET = /\/product-images\/([0-9a-f-]{36}\/[0-9a-f-]{36})-1200\.jpg$/;

/** Takes a picture's url and returns the paths of its files in the bucket; none for a picture kept elsewhere. */
export function pictureFilesOf(url: string): string[] {
  const stem = IN_BUCKET.exec(url)?.[1];
  return stem ? PICTURE_SUFFIXES.map((suffix) => stem + suffix) : [];
}
