import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";
import { averageOf, encode, rasterOf } from "./render.ts";

/** A third of the sheet: the same drawing and the same encoders, in a ninth of the time. */
const SIZE = 1 / 3;

async function drawnSmall(name: string) {
  const picture = pictures.find((one) => one.name === name);
  if (!picture) throw new Error(`nothing is called ${name}`);
  const pixels = await rasterOf(picture.drawing(), SIZE);
  const files = await encode(name, pixels, picture.quality, [400]);
  return { files, colour: await averageOf(pixels), width: pixels.width };
}

test.each(["silk-wrap-dress-front", "style-la-dolce-vita"])(
  "%s drawn twice has the same bytes in every format",
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
