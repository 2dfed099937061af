import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SHOPPER_PARTS } from "#app/i18n/message-parts.ts";
import { cutFont } from "./cut-font.ts";
import { FONT_CUTS, FONT_LETTERS } from "./font-cuts.ts";

test.each(FONT_CUTS)("matches the output of `npm run fonts` for $name", async (cut) => {
  const committed = readFileSync(`app/styles/fonts/${cut.name}.woff2`);
  expect((await cutFont(cut)).equals(committed)).toBe(true);
});

test.each(["en", "es"])("contains every character of the shop's messages in %s", (language) => {
  const words = SHOPPER_PARTS.map((part) =>
    readFileSync(`app/locales/${language}/${part}.po`, "utf8"),
  )
    .join("")
    .replaceAll(/^#.*$/gm, "");
  const missing = new Set(Array.from(words).filter((letter) => !FONT_LETTERS.includes(letter)));
  expect([...missing].filter((letter) => letter !== "\n")).toEqual([]);
});
