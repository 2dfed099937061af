import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";
import { averageColor, encode, rasterize } from "./render.ts";

/** A third of the sheet takes a ninth of the time. */
const SIZE = 1 / 3;

async function drawnSmall(name: string) {
  const picture = pictures.find((one) => one.name === name);
  if (!picture) throw new Error(`nothing is called ${name}`);
  const pixels = await rasterize(picture.drawing(), SIZE);
  const files = await encode(name, pixels, picture.quality, [400]);
  return { files, color: await averageColor(pixels), width: pixels.width };
}

test.each(["silk-wrap-dress-front", "style-la-dolce-vita"])(
  "%s has the same bytes in every format when drawn twice",
  { timeout: 120_000 },
  async (name) => {
    const first = await drawnSmall(name);
    const second = await drawnSmall(name);
    expect(first.width).toBe(400);
    expect(first.files.map(({ file }) => file)).toEqual(
      ["avif", "webp", "jpg"].map((format) => `${name}-400.${format}`),
    );
    expect(second).toEqual(first);
  },
);
