import type { Sharp } from "sharp";

/** The arch of the brand card (`public/brand/social-card.jpg`), in pixels of its 1200 by 630. */
const ARCH = { left: 716, top: 46, width: 436, height: 584 } as const;
const QUALITY = 72;
/** Uploaded pictures have at most 1200 px a side; larger ones are not the shop's. */
const MAX_PIXELS = 16_000_000;

const archMask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ARCH.width}" height="${ARCH.height}">` +
    `<path d="M0 ${ARCH.height}V218a218 218 0 0 1 ${ARCH.width} 0V${ARCH.height}Z" fill="#fff"/></svg>`,
);

type Painter = (input: Buffer, options?: { limitInputPixels: number }) => Sharp;

/** Return a JPEG of 1200 by 630: the brand card with a picture in its arch. Throws when either cannot be decoded. */
export async function composeCard(
  paint: Painter,
  brandCard: Buffer,
  picture: Buffer,
): Promise<Buffer> {
  const { left, top, width, height } = ARCH;
  const inArch = await paint(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(width, height, { fit: "cover", position: "attention" })
    .ensureAlpha()
    .composite([{ input: archMask, blend: "dest-in" }])
    .png()
    .toBuffer();
  return paint(brandCard)
    .composite([{ input: inArch, left, top }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
