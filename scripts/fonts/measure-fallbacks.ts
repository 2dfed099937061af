// `node scripts/fonts/measure-fallbacks.ts`: writes `app/styles/font-fallbacks.css` (decisions 027 and 034).
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { SHOPPER_PARTS } from "#app/i18n/message-parts.ts";
import { chromiumArguments } from "../setup/chromium-arguments.ts";
import { FONT_FALLBACKS, type FontFallback } from "./font-fallbacks.ts";
import { systemFont } from "./system-fonts.ts";

/** The weight of most text in each font. */
const WEIGHTS = { "bodoni-moda": 400, "ysabeau-office": 450 };

/** In characters. Shorter texts are labels, which do not wrap. */
const MIN_SENTENCE_LENGTH = 60;

const INTRODUCTION = `/* Written by \`node scripts/fonts/measure-fallbacks.ts\` (decision 034). Each face gives fonts of one width the room of ours, measured
   on the shop's own sentences. */
`;

function sentences(): string[] {
  const catalogues = ["en", "es"].flatMap((language) =>
    SHOPPER_PARTS.map((part) => `app/locales/${language}/${part}.po`),
  );
  return catalogues
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^msgstr "(.+)"$/gm)])
    .map(([, words = ""]) => words.replaceAll(/<\/?\d+\/?>|\{[^}]*\}/g, ""))
    .filter(({ length }) => length > MIN_SENTENCE_LENGTH);
}

type Measured = { ours: string; theirs: string; weight: number; texts: string[] };

/** Runs in the page: the width of the texts in our font relative to the system font, and our ascent and descent in em. */
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: chromiumArguments,
});
const texts = sentences();
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

async function faceOf({ family, cut, local, measured }: FontFallback): Promise<string> {
  const page = await browser.newPage();
  const { size, ascent, descent } = await page.evaluate(measure, {
    ours: readFileSync(`app/styles/fonts/${cut}.woff2`).toString("base64"),
    theirs: (await systemFont(measured)).toString("base64"),
    weight: WEIGHTS[cut],
    texts,
  });
  await page.close();
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;
}

const faces: string[] = [];
for (const fallback of FONT_FALLBACKS) faces.push(await faceOf(fallback));
await browser.close();
writeFileSync("app/styles/font-fallbacks.css", INTRODUCTION + faces.join("\n"));
