import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PictureError } from "#app/domain/picture/picture-upload.ts";
import { encodePicture } from "./encode-picture.ts";

const SCRIPT = "<html><script>alert(document.domain)</script></html>";
const RED = { r: 200, g: 30, b: 30 };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

const problemOf = (bytes: Uint8Array) =>
  encodePicture(bytes).then(
    () => "none",
    (error: unknown) => (error instanceof PictureError ? error.problem : String(error)),
  );

/** A pixel's kind in the head of a PNG. */
const GRAY_1_BIT = { depth: 1, color: 0, channels: 1 };
const RGBA_16_BIT = { depth: 16, color: 6, channels: 4 };

/** A chunk of a PNG with its checksum, which strict decoders require. */
async function pngOf(
  width: number,
  height: number,
  pixels: Buffer,
  { depth, color } = GRAY_1_BIT,
): Promise<Buffer> {
  const { crc32 } = await import("node:zlib");
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("encodes three widths, each as JPEG and WebP, at most 1200 px long", async () => {
  const files = await encodePicture(await plain(2000, 3000).png().toBuffer());
  const made = files.map(async ({ suffix, contentType, bytes }) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return { suffix, contentType, format, width, height };
  });
  const expected = [400, 800].flatMap((width) =>
    ["jpg", "webp"].map((ending) => ({ ending, width, height: width * 1.5 })),
  );
  const widest = ["jpg", "webp"].map((ending) => ({ ending, width: 800, height: 1200 }));
  const kinds = { jpg: "jpeg", webp: "webp" } as Record<string, string>;
  expect(await Promise.all(made)).toEqual([
    ...expected.map(({ ending, width, height }) => ({
      suffix: `-800x1200-${width}.${ending}`,
      contentType: `image/${kinds[ending]}`,
      format: kinds[ending],
      width,
      height,
    })),
    ...widest.map(({ ending, width, height }) => ({
      suffix: `-800x1200-1200.${ending}`,
      contentType: `image/${kinds[ending]}`,
      format: kinds[ending],
      width,
      height,
    })),
  ]);
});

test("does not enlarge a small picture, and fills transparency with white", async () => {
  const through = sharp({
    create: { width: 30, height: 20, channels: 4, background: { ...RED, alpha: 0 } },
  });
  for (const { bytes } of await encodePicture(await through.png().toBuffer())) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 30, height: 20, channels: 3 });
    expect(Math.min(...data)).toBeGreaterThan(250);
  }
});

test("drops metadata and applies the orientation", async () => {
  const taken = await plain(300, 200)
    .withExif({
      IFD0: { Make: "A phone", Copyright: "Ana" },
      IFD3: { GPSLatitude: "0/1 13/1 12/1", GPSLatitudeRef: "S" },
    })
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg()
    .toBuffer();
  const before = await sharp(taken).metadata();
  expect(before).toMatchObject({ exif: expect.any(Buffer), icc: expect.any(Buffer) });
  for (const { bytes } of await encodePicture(taken)) {
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect({ width, height }).toEqual({ width: 200, height: 300 });
  }
});

test.each(["jpeg", "png", "webp"] as const)("drops a page hidden in a %s", async (format) => {
  const picture = await plain(60, 60)
    .withExif({ IFD0: { ImageDescription: SCRIPT } })
    .toFormat(format)
    .toBuffer();
  const polyglot = Buffer.concat([picture, Buffer.from(SCRIPT)]);
  for (const { bytes } of await encodePicture(polyglot)) {
    expect(bytes.toString("latin1")).not.toContain("script");
  }
});

test.each([
  ["a page", Buffer.from(SCRIPT)],
  ["a page that begins like a GIF", Buffer.from(`GIF89a/*${SCRIPT}*/`)],
  [
    "a drawing with a script",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`),
  ],
  ["a program", Buffer.from("\x7fELF\x02\x01\x01")],
  ["nothing", Buffer.alloc(0)],
])("%s is no picture", async (_what, bytes) => {
  expect(await problemOf(bytes)).toBe("format");
});

test.each(["gif", "tiff", "avif"] as const)("rejects a %s", async (format) => {
  expect(await problemOf(await plain(9, 9).toFormat(format).toBuffer())).toBe("format");
});

test.each([
  ["a drawing behind a picture's first bytes", Buffer.from("\xff\xd8\xff<svg/>", "latin1")],
  ["a page in a frame of WebP", Buffer.from(`RIFF....WEBP${SCRIPT}`, "latin1")],
  ["the beginning of a PNG", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
])("%s cannot be opened", async (_what, bytes) => {
  expect(await problemOf(bytes)).toBe("load");
});

test.each(["jpeg", "png", "webp"] as const)("rejects half of a %s", async (format) => {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 48_271) % 251));
  const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .toFormat(format)
    .toBuffer();
  expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe("load");
});

test("does not decode a decompression bomb", async () => {
  const side = 60_000;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 1000), { level: 9 });
  const bomb = await pngOf(side, side, rows);
  expect(bomb.length).toBeLessThan(20_000);
  expect(await problemOf(bomb)).toBe("load");
});

test.each([
  ["takes the longest row", 16_383, 1, GRAY_1_BIT, "none"],
  ["rejects a longer row", 16_384, 1, GRAY_1_BIT, "load"],
  ["takes a screenshot of a long page", 1080, 17_000, GRAY_1_BIT, "none"],
  ["rejects more than 160 MB of pixels in a small file", 5001, 4000, RGBA_16_BIT, "load"],
])("%s", async (_what, width, height, kind, problem) => {
  const rowBytes = Math.ceil((width * kind.depth * kind.channels) / 8) + 1;
  const rows = deflateSync(Buffer.alloc(rowBytes * height), { level: 1 });
  expect(await problemOf(await pngOf(width, height, rows, kind))).toBe(problem);
});

test("takes a telephone's picture of 40 megapixels", async () => {
  expect(await problemOf(await plain(7296, 5472).jpeg().toBuffer())).toBe("none");
});

test("encodes the first frame of an animation", async () => {
  const frames = Buffer.from(
    Array.from({ length: 20 * 200 * 3 }, (_, at) => Math.floor(at / 1200) * 25),
  );
  const moving = await sharp(frames, {
    raw: { width: 20, height: 200, channels: 3, pageHeight: 20 },
  })
    .webp({ loop: 0, delay: Array(10).fill(50) })
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(10);
  for (const { bytes } of await encodePicture(moving)) {
    const { pages, width, height } = await sharp(bytes).metadata();
    expect({ pages, width, height }).toEqual({ width: 20, height: 20 });
  }
});
