import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { rasterOf, type Scene } from "../scenery/scene.ts";
import {
  CARD_ARCH,
  cardArchMask,
  emailHeaderSvg,
  faviconAt,
  faviconSvg,
  iconSvg,
  socialCardSvg,
  wordmarkSvg,
} from "./marks.ts";

const PUBLIC = fileURLToPath(new URL("../../../public/", import.meta.url));

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();

/** The hero cut to the card's arch, its middle kept. */
async function socialCard(hero: Scene): Promise<Buffer> {
  const { left, right, top, floor } = CARD_ARCH;
  const [width, height] = [right - left, floor - top];
  const { data, info } = await rasterOf(hero);
  const scene = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
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

/** Wordmark, monogram, icons, social card and e-mail header, from the same letters and the hero. */
export async function drawBrand(hero: Scene): Promise<void> {
  await mkdir(`${PUBLIC}brand`, { recursive: true });
  const files: readonly (readonly [string, string | Buffer])[] = [
    ["favicon.svg", faviconSvg()],
    ["favicon-32.png", await png(faviconAt(32))],
    ["apple-touch-icon.png", await png(iconSvg(180))],
    ["icon-192.png", await png(iconSvg(192))],
    ["icon-512.png", await png(iconSvg(512))],
    // Android cuts it to a circle or a drop: nothing may stand outside the middle four fifths.
    ["icon-maskable-512.png", await png(iconSvg(512, 13))],
    ["brand/wordmark.svg", wordmarkSvg()],
    ["brand/email-header.png", await png(emailHeaderSvg())],
    ["brand/social-card.jpg", await socialCard(hero)],
  ];
  for (const [file, bytes] of files) await writeFile(PUBLIC + file, bytes);
}
