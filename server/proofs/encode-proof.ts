import {
  MAX_PROOF_BYTES,
  MAX_PROOF_SIDE,
  ProofError,
  type ProofType,
  TALL_PROOF,
} from "#app/domain/payment/payment-proof.ts";
import { PictureError } from "#app/domain/picture/picture-upload.ts";
import { decodePicture } from "../pictures/decode-picture.ts";
import { checkPdf, isPdf } from "./read-pdf.ts";

type EncodedProof = { type: ProofType; bytes: Uint8Array };

const QUALITY = 80;

async function encodePicture(bytes: Uint8Array): Promise<EncodedProof> {
  const pixels = await decodePicture(bytes, MAX_PROOF_SIDE, TALL_PROOF);
  return { type: "image/webp", bytes: await pixels.webp({ quality: QUALITY }).toBuffer() };
}

/**
 * Return an uploaded proof of payment as it is stored: the pixels of a JPEG, PNG or WebP as a new WebP, or a PDF.
 * Throws a ProofError: `missing`, `size`, `format` for anything else, `broken` for what cannot be read.
 */
export async function encodeProof(bytes: Uint8Array): Promise<EncodedProof> {
  if (bytes.length === 0) throw new ProofError("missing");
  if (bytes.length > MAX_PROOF_BYTES) throw new ProofError("size");
  if (isPdf(bytes)) {
    checkPdf(bytes);
    return { type: "application/pdf", bytes };
  }
  return encodePicture(bytes).catch((error: unknown) => {
    throw new ProofError(
      error instanceof PictureError && error.problem === "format" ? "format" : "broken",
    );
  });
}
