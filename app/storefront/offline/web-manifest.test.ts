import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";

const ManifestSchema = z.object({
  id: z.literal("/"),
  lang: z.enum(LANGUAGES),
  name: z.string(),
  short_name: z.string().max(12),
  description: z.string(),
  start_url: z.string(),
  scope: z.literal("/"),
  display: z.literal("standalone"),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});

const readManifest = (language: Language) => {
  const path = pathIn(language, "/manifest.webmanifest");
  return ManifestSchema.parse(JSON.parse(readFileSync(`public${path}`, "utf8")));
};

const manifest = readManifest(DEFAULT_LANGUAGE);

test("installs the same app in the page's language", () => {
  expect(manifest).toMatchObject({ lang: "en", start_url: "/" });
  const { description, shortcuts, ...spanish } = readManifest("es");
  expect(spanish).toEqual({
    ...manifest,
    lang: "es",
    start_url: "/es",
    description: undefined,
    shortcuts: undefined,
  });
  expect(description).not.toBe(manifest.description);
  const words = readFileSync("app/locales/es/shop.po", "utf8");
  for (const [index, { name, url }] of manifest.shortcuts.entries()) {
    expect(shortcuts[index]?.url).toBe(pathIn("es", url));
    expect(words).toContain(`msgid "${name}"\nmsgstr "${shortcuts[index]?.name}"`);
  }
});

test("has the brand's name and background color", () => {
  expect(manifest.name).toBe(settings.brand);
  const paper = /--color-paper: (#\w+)/.exec(readFileSync("app/styles/tokens.css", "utf8"))?.[1];
  expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
});

test("has icons of the declared sizes, one of them maskable", async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test("keeps the maskable icon within the safe zone", async () => {
  const { data, info } = await sharp("public/icon-maskable-512.png")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corner = [...data.subarray(0, 3)];
  const middle = info.width / 2;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (Math.hypot(x - middle, y - middle) <= info.width * 0.4) continue;
      const at = (y * info.width + x) * info.channels;
      const differs = corner.some((channel, index) => channel !== data[at + index]);
      if (differs) throw new Error(`Something is cut off at ${x},${y}`);
    }
  }
});
