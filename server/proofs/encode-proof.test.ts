import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  MAX_PDF_BYTES,
  MAX_PROOF_BYTES,
  ProofError,
  TALL_PROOF,
} from "#app/domain/payment/payment-proof.ts";
import { encodeProof } from "./encode-proof.ts";

const pdf = (inside = "") =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${inside} >>\nendobj\nstartxref\n9\n%%EOF\n`);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c35" } });

const problemOf = (bytes: Uint8Array) =>
  encodeProof(bytes).then(
    () => null,
    (error: unknown) => (error instanceof ProofError ? error.problem : error),
  );

test.each(["jpeg", "png", "webp"] as const)("encodes a %s again, as WebP", async (format) => {
  const { type, bytes } = await encodeProof(await picture(3000, 1000).toFormat(format).toBuffer());
  expect(type).toBe("image/webp");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 2000 });
});

test.each([
  ["a scrolled screenshot 720 px wide", [1080, 9000], [720, 6000]],
  ["an extremely tall one no longer than the database takes", [1080, 14_400], [540, 7200]],
  ["a narrow one as it is", [600, 6000], [600, 6000]],
] as const)("keeps %s", async (_name, [width, height], [storedWidth, storedHeight]) => {
  const { bytes } = await encodeProof(await picture(width, height).png().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: storedWidth, height: storedHeight });
});

test("stores the tallest noise of pure colors in a row of the database", async () => {
  const { width, height } = TALL_PROOF;
  const pixels = randomBytes(width * height * 3).map((byte) => (byte < 128 ? 0 : 255));
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { bytes } = await encodeProof(png);
  expect(Buffer.from(bytes).toString("base64").length).toBeLessThan(6_000_000);
});

test("keeps only the pixels of a picture with a page behind it", async () => {
  const page = Buffer.from("<script>alert(1)</script>");
  const jpeg = await picture(40, 40).jpeg().withMetadata({ density: 300 }).toBuffer();
  const { bytes } = await encodeProof(Buffer.concat([jpeg, page]));
  expect(Buffer.from(bytes).includes("script")).toBe(false);
  expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
});

test("drops where a photo was taken, and applies its orientation", async () => {
  const photo = await picture(300, 200)
    .withExif({ IFD3: { GPSLatitude: "0/1 13/1 12/1", GPSLatitudeRef: "S" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(photo).metadata()).toHaveProperty("exif");
  const { exif, xmp, orientation, width, height } = await sharp(
    (await encodeProof(photo)).bytes,
  ).metadata();
  expect({ exif, xmp, orientation, width, height }).toEqual({ width: 200, height: 300 });
});

test("stores a PDF as it is", async () => {
  expect(await encodeProof(pdf())).toEqual({ type: "application/pdf", bytes: pdf() });
});

test.each([
  ["nothing", Buffer.alloc(0), "missing"],
  ["a page", Buffer.from("<html><script>alert(1)</script></html>"), "format"],
  ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "format"],
  ["an animation", Buffer.from("GIF89a"), "format"],
  ["an archive", Buffer.from("PK\u0003\u0004"), "format"],
  ["a page that says it is a PDF", Buffer.from("<html>%PDF-1.7 %%EOF"), "format"],
  ["half a PDF", pdf().subarray(0, 30), "broken"],
  [
    "a PDF with an archive in it",
    Buffer.concat([pdf(), Buffer.from("PK\u0003\u0004"), pdf()]),
    "broken",
  ],
  ["a PDF with something behind it", Buffer.concat([pdf(), Buffer.from("<script>")]), "broken"],
  ["a PDF that runs something", pdf("/S /JavaScript"), "broken"],
  ["a PDF with a file in it", pdf("/Type /EmbeddedFile"), "broken"],
  [
    "a PDF that is too large",
    Buffer.concat([pdf(), Buffer.alloc(MAX_PDF_BYTES, " "), pdf()]),
    "size",
  ],
  ["a file that is too large", Buffer.alloc(MAX_PROOF_BYTES + 1), "size"],
  ["half a picture", Buffer.from("\xff\xd8\xff\xe0half", "latin1"), "broken"],
])("rejects %s", async (_name, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem);
});

test("rejects a picture of more pixels than a camera makes, though its file is small", async () => {
  const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(MAX_PROOF_BYTES);
  expect(await problemOf(bomb)).toBe("broken");
});
