import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { FONT_LETTERS, type FontCut } from "./font-cuts.ts";

const PACKAGES = path.resolve(import.meta.dirname, "../../node_modules");

/** Takes what is used of a family and returns that much of it as a WOFF2 file; the same bytes every time. */
export async function cutFont({ source, weight }: FontCut): Promise<Buffer> {
  const whole = await readFile(path.join(PACKAGES, source));
  return subsetFont(whole, FONT_LETTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
}
