import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { FONT_LETTERS } from "./font-cuts.ts";

const PACKAGES = path.resolve(import.meta.dirname, "../../node_modules");

/** Open fonts with the metrics of common systems, below `node_modules`. */
const FILES = {
  arimo: "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
  tinos: "@fontsource/tinos/files/tinos-latin-400-normal.woff2",
  roboto: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  "noto-sans": "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2",
  "noto-serif": "@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2",
  "dejavu-sans": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "dejavu-serif": "dejavu-fonts-ttf/ttf/DejaVuSerif.ttf",
};

export type SystemFont = keyof typeof FILES;

/** Return a system font as TrueType: fontconfig and Chromium read no WOFF2 files. */
export async function systemFont(name: SystemFont): Promise<Buffer> {
  const whole = await readFile(path.join(PACKAGES, FILES[name]));
  return subsetFont(whole, FONT_LETTERS, { targetFormat: "truetype" });
}
