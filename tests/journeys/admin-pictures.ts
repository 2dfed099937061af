import sharp from "sharp";

type File = { name: string; mimeType: string; buffer: Buffer };

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** Create a photograph with an EXIF rotation. Upright, red is at the top. */
export async function rotatedPhotograph(): Promise<File> {
  const right = await sharp({
    create: { width: 1000, height: 1000, channels: 3, background: BLUE },
  })
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: RED },
  })
    .composite([{ input: right, left: 1000, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: "rotated.jpg", mimeType: "image/jpeg", buffer };
}

/** Create a picture of more than 5 MB from noise, which cannot be compressed. */
export async function tooLargePicture(): Promise<File> {
  const side = 1500;
  const noise = Buffer.alloc(side * side * 3);
  for (let at = 0, seed = 1; at < noise.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    noise[at] = seed & 255;
  }
  const buffer = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: "huge.png", mimeType: "image/png", buffer };
}

/** Create a text file with the name of a picture. */
export function renamedText(): File {
  return {
    name: "notes.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("Call the supplier on Monday."),
  };
}

/** Create a WebP picture. */
export async function plainPicture(name: string): Promise<File> {
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: BLUE } })
    .webp()
    .toBuffer();
  return { name, mimeType: "image/webp", buffer };
}
