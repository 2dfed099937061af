/** The widths, in pixels, that every stored picture has. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

export type PictureSource = { type: string; srcSet: string };

/** Our drawn plates come in all three formats; an owner's upload in two, for AVIF takes seconds to encode. */
const FORMATS_BY_FOLDER = [
  { path: /^\/(plates|scenes)\//, formats: ["avif", "webp"] },
  { path: /\/product-images\//, formats: ["webp"] },
] as const;

const STORED = /^(.+)-1200\.jpg$/;

/**
 * Takes an image url and returns the `<source>`s that a browser may choose from, best first.
 * Only urls that follow our naming (`…-1200.jpg`, in the plates or the bucket) have any; a data string or a foreign url has none.
 */
export function pictureSources(url: string): PictureSource[] {
  const stem = STORED.exec(url)?.[1];
  const folder = FORMATS_BY_FOLDER.find(({ path }) => path.test(url));
  if (!stem || !folder) return [];
  return folder.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: PICTURE_WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}

/** Takes an image url and returns the JPEG `srcset`, or undefined when the url has no widths. */
export function jpegSrcSet(url: string): string | undefined {
  const stem = STORED.exec(url)?.[1];
  if (!stem || pictureSources(url).length === 0) return undefined;
  return PICTURE_WIDTHS.map((width) => `${stem}-${width}.jpg ${width}w`).join(", ");
}
