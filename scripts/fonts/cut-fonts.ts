// `npm run fonts`: writes the subsets of the shop's fonts (decision 027).
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { cutFont } from "./cut-font.ts";
import { FONT_CUTS } from "./font-cuts.ts";

const FONTS = path.resolve(import.meta.dirname, "../../app/styles/fonts");

for (const cut of FONT_CUTS) {
  const file = await cutFont(cut);
  await writeFile(path.join(FONTS, `${cut.name}.woff2`), file);
  process.stdout.write(`${cut.name}: ${file.byteLength} bytes\n`);
}
