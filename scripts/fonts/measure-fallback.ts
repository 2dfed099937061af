// `node scripts/fonts/measure-fallback.ts <cut> <font file>`: prints how a system's font takes the room of one of ours, for
// `app/styles/font-fallbacks.css`. Neither Roboto nor Noto Serif belongs to the project: any copy of them will do.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumArguments } from "../setup/chromium-arguments.ts";

/** The weight that most of what is set in each font has. */
const WEIGHTS: Record<string, number> = { "bodoni-moda": 400, "ysabeau-office": 450 };

/** Where lines break is decided by sentences; a label has a line of its own. */
const SHORTEST_SENTENCE = 60;

function sentences(): string[] {
  const catalogues = ["en", "es"].flatMap((language) =>
    ["shop", "checkout", "pages"].map((part) => `app/locales/${language}/${part}.po`),
  );
  return catalogues
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^msgstr "(.+)"$/gm)])
    .map(([, words = ""]) => words.replaceAll(/<\/?\d+\/?>|\{[^}]*\}/g, ""))
    .filter(({ length }) => length > SHORTEST_SENTENCE);
}

type Measured = { ours: string; theirs: string; weight: number; texts: string[] };

/** In the page: how wide our font sets the texts against the other one, and how high ours stands, in parts of its size. */
async function measure({ ours, theirs, weight, texts }: Measured) {
  const families = { ours: [ours, "400 700"], theirs: [theirs, "400"] } as const;
  for (const [family, [file, range]] of Object.entries(families)) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${file})`, { weight: range });
    document.fonts.add(await face.load());
  }
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("Nothing to measure on");
  const measured = (family: string, text: string) => {
    context.font = `${weight} 1000px ${family}`;
    return context.measureText(text);
  };
  const widthIn = (family: string) =>
    texts.reduce((sum, text) => sum + measured(family, text).width, 0);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measured("ours", "x");
  return {
    size: widthIn("ours") / widthIn("theirs"),
    ascent: fontBoundingBoxAscent / 1000,
    descent: fontBoundingBoxDescent / 1000,
  };
}

const [cut = "", fontFile = ""] = process.argv.slice(2);
const weight = WEIGHTS[cut];
if (!weight || !fontFile) throw new Error(`Give one of ${Object.keys(WEIGHTS)}, and a font file.`);
const fileOf = (file: string) => readFileSync(file).toString("base64");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: chromiumArguments,
});
const page = await browser.newPage();
const { size, ascent, descent } = await page.evaluate(measure, {
  ours: fileOf(`app/styles/fonts/${cut}.woff2`),
  theirs: fileOf(fontFile),
  weight,
  texts: sentences(),
});
await browser.close();
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
process.stdout.write(
  `size-adjust: ${percent(size)};\nascent-override: ${percent(ascent / size)};\ndescent-override: ${percent(descent / size)};\n`,
);
