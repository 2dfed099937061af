import sharp from "sharp";
import { type Encoded, type Pixels, sharpOf } from "../render.ts";
import {
  CARD_ARCH,
  cardArchMask,
  emailHeaderSvg,
  faviconAt,
  iconSvg,
  socialCardSvg,
  wordmarkSvg,
} from "./marks.ts";

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, colors: 64, compressionLevel: 9 }).toBuffer();

/** The hero cut to the card's arch, its middle kept. */
async function socialCard(hero: Pixels): Promise<Buffer> {
  const { left, right, top, floor } = CARD_ARCH;
  const [width, height] = [right - left, floor - top];
  const scene = await sharpOf(hero)
    .resize(width, height, { fit: "cover", position: "bottom" })
    .ensureAlpha()
    .composite([{ input: Buffer.from(cardArchMask()), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(socialCardSvg()))
    .flatten()
    .composite([{ input: scene, left, top }])
    .jpeg({ quality: 54, mozjpeg: true, quantisationTable: 2 })
    .toBuffer();
}

/** Draw wordmark, monogram, icons, social card and email header from the same letters and the hero. */
export async function drawBrand(hero: Pixels): Promise<Encoded[]> {
  return [
    { file: "favicon-32.png", bytes: await png(faviconAt(32)) },
    { file: "apple-touch-icon.png", bytes: await png(iconSvg(180)) },
    { file: "icon-192.png", bytes: await png(iconSvg(192)) },
    { file: "icon-512.png", bytes: await png(iconSvg(512)) },
    { file: "brand/wordmark.svg", bytes: Buffer.from(wordmarkSvg()) },
    { file: "brand/email-header.png", bytes: await png(emailHeaderSvg()) },
    { file: "brand/social-card.jpg", bytes: await socialCard(hero) },
  ];
}
