/** The largest file that is taken, in bytes (specification section 9: 5 MB). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** The longest side of a stored picture, in pixels (section 9). */
export const MAX_PICTURE_SIDE = 1200;

/** The quality pictures are stored at (section 9). */
export const PICTURE_QUALITY = 0.85;

/** The quality a picture is sent to the shop at, which encodes it anew: so high that nobody sees it was done twice. */
export const UPLOAD_QUALITY = 0.95;

const TYPES = ["image/jpeg", "image/jpg", "image/png", "image/webp"];

/** Why a file did not become a picture; the screen has the specification's words for each (section 8). */
export const PICTURE_PROBLEMS = ["format", "size", "load", "compress", "process"] as const;

export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

/** Thrown where a file cannot be made into a picture. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Takes a file's type and size and returns why it is not taken, or null. */
export function problemOfFile({ type, size }: Pick<File, "type" | "size">): PictureProblem | null {
  if (!TYPES.includes(type.toLowerCase())) return "format";
  return size > MAX_PICTURE_BYTES ? "size" : null;
}

export type Dimensions = { width: number; height: number };

/** Takes a picture's size in pixels and returns it scaled down to the longest side; never scaled up. */
export function fittedSize({ width, height }: Dimensions): Dimensions {
  const scale = Math.min(1, MAX_PICTURE_SIDE / width, MAX_PICTURE_SIDE / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What the progress bar shows until the upload has really ended, in percent (section 4). */
const MAX_BEFORE_UPLOAD = 90;
const STEP = 10;

/** Milliseconds between two steps of the progress bar, and until a finished one is removed (sections 4 and 9). */
export const PROGRESS_INTERVAL_MS = 100;
export const SUCCESS_SHOWN_MS = 2000;

/** Takes a percentage and returns the next one; it waits at 90 for the upload itself. */
export function nextProgress(percent: number): number {
  return Math.min(MAX_BEFORE_UPLOAD, percent + STEP);
}

/** Takes how many pictures there are and files are offered, and returns how many are taken (section 5: the rest is ignored). */
export function acceptedCount(present: number, offered: number, most: number): number {
  return Math.max(0, Math.min(offered, most - present));
}

/** Takes a list and returns it with one entry moved to another place. */
export function movedTo<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
