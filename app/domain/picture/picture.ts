/** The widths of every stored picture, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

type PictureSource = { type: string; srcSet: string };

/** Drawn pictures exist as AVIF and WebP, uploads as WebP only: encoding AVIF takes seconds. */
const FORMATS_BY_FOLDER = [
  { path: /^\/(plates|scenes)\//, formats: ["avif", "webp"] },
  { path: /\/product-images\//, formats: ["webp"] },
] as const;

const STORED = /^(.+)-1200\.jpg$/;

/** Return the `<source>` elements of a picture, best first; none for a URL that does not follow our naming (`…-1200.jpg`). */
export function pictureSources(url: string): PictureSource[] {
  const stem = STORED.exec(url)?.[1];
  const folder = FORMATS_BY_FOLDER.find(({ path }) => path.test(url));
  if (!stem || !folder) return [];
  return folder.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: PICTURE_WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}

/** Return the JPEG `srcset`, or undefined if the picture has only one width. */
export function jpegSrcSet(url: string): string | undefined {
  const stem = STORED.exec(url)?.[1];
  if (!stem || pictureSources(url).length === 0) return undefined;
  return PICTURE_WIDTHS.map((width) => `${stem}-${width}.jpg ${width}w`).join(", ");
}
