import { MAX_PROOF_SIDE, TALL_PROOF } from "#app/domain/payment/payment-proof.ts";

/** On a line of 100 kbit/s it takes forty seconds. The server removes its metadata. */
const SMALL_BYTES = 500_000;
/** The server encodes it once more: small print has to survive both. */
const RENDERING = { maxSide: MAX_PROOF_SIDE, tall: TALL_PROOF, quality: 0.85 };

/**
 * Return a photo as a smaller JPEG under the same name: upright, and without the place where it was taken. What is small, no picture, or a
 * picture that this browser cannot decode is returned as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith("image/") || file.size <= SMALL_BYTES) return file;
  try {
    const { renderPicture } = await import("#app/ui/render-picture.ts");
    const small = await renderPicture(file, RENDERING);
    return small.size < file.size ? new File([small], file.name, { type: small.type }) : file;
  } catch {
    return file;
  }
}
