import { msg } from "@lingui/core/macro";
import type { UploadProblem } from "#app/domain/picture/picture-upload.ts";
import { words } from "../form/words.ts";

/** Why a file was rejected (texts of specification section 8). */
export const PictureProblemMessage = words<UploadProblem>({
  format: msg`Invalid file format. Please use JPG, PNG, or WebP.`,
  size: msg`File size too large. Please use images under 5MB.`,
  heic: msg`This browser cannot open HEIC photos. Send the photo as JPEG; on an iPhone, Settings › Camera › Formats › Most Compatible saves new photos as JPEG.`,
  load: msg`Failed to load image`,
  compress: msg`Failed to compress image`,
  process: msg`Failed to process image`,
});
