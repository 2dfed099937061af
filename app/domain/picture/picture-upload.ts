/** 5 MB (specification section 9). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** The longest side of a stored picture in pixels (section 9). */
export const MAX_PICTURE_SIDE = 1200;

/** The least width and height of a picture in Meta's catalog (its reference, image_link). */
export const MIN_META_SIDE = 500;

/** The JPEG quality of stored pictures (section 9). */
export const PICTURE_QUALITY = 0.85;

export type Dimensions = { width: number; height: number };

/** What a picture is scaled down to, in pixels (see `fittedSize`), and the quality of its JPEG from 0 to 1. */
export type Rendering = { maxSide: number; tall?: Dimensions; quality: number };

/** An upload, which the server encodes again: of a quality high enough to hide the first loss. */
export const PRODUCT_RENDERING: Rendering = { maxSide: MAX_PICTURE_SIDE, quality: 0.95 };

/** The formats of an upload. */
export const PICTURE_TYPES = ["image/jpeg", "image/jpg", "image/png", "image/webp"];

/** Why an upload failed. The screen has the specification's text for each (section 8). */
export const PICTURE_PROBLEMS = ["format", "size", "load", "compress", "process"] as const;

export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

/** Ours: the browser cannot open a HEIC photo. */
export type UploadProblem = PictureProblem | "heic";

/** Thrown for a file that cannot become a picture. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Return why a file is rejected, or null. */
export function problemOfFile({ type, size }: Pick<File, "type" | "size">): PictureProblem | null {
  if (!PICTURE_TYPES.includes(type.toLowerCase())) return "format";
  return size > MAX_PICTURE_BYTES ? "size" : null;
}

const HEIC_TYPE = /^image\/hei[cf]/i;
const HEIC_NAME = /\.(?:heic|heif)$/i;

/** Return whether a file is a HEIC photo of an iPhone, which few browsers can open. */
export function isHeic({ type, name }: Pick<File, "type" | "name">): boolean {
  return HEIC_TYPE.test(type) || (type === "" && HEIC_NAME.test(name));
}

/** Return whether a rejected file may become a picture after all when the browser scales it down or converts it. */
export function canConvert(problem: UploadProblem, file: Pick<File, "type" | "name">): boolean {
  return problem === "size" || (problem === "format" && isHeic(file));
}

/** Scale dimensions down to the longest side, or to `tall` where that leaves more. Never scales up. */
export function fittedSize(
  { width, height }: Dimensions,
  maxSide: number,
  tall: Dimensions = { width: 0, height: 0 },
): Dimensions {
  const toSide = Math.min(maxSide / width, maxSide / height);
  const scale = Math.min(1, Math.max(toSide, Math.min(tall.width / width, tall.height / height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The progress bar stops here, in percent, until the upload has ended (section 4). */
const MAX_UNFINISHED_PERCENT = 90;
const STEP_PERCENT = 10;

/** The progress bar's interval, and how long a finished one is shown (sections 4 and 9). */
export const PROGRESS_INTERVAL_MS = 100;
export const SUCCESS_SHOWN_MS = 2000;

/** Return the next percentage of the progress bar. */
export function nextProgress(percent: number): number {
  return Math.min(MAX_UNFINISHED_PERCENT, percent + STEP_PERCENT);
}

/** Return how many of the offered files are accepted (section 5: the rest is ignored). */
export function acceptedCount(present: number, offered: number, max: number): number {
  return Math.max(0, Math.min(offered, max - present));
}

/** Return the list with one entry moved. */
export function movedTo<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  const moved = entries.filter((_, index) => index !== from);
  moved.splice(to, 0, entry);
  return moved;
}
