import { Trans } from "@lingui/react/macro";
import type { PictureProblem } from "#app/domain/picture-upload.ts";

/** Why a file was rejected (texts of specification section 8). */
export function PictureProblemMessage({ problem }: { problem: PictureProblem }) {
  switch (problem) {
    case "format":
      return <Trans>Invalid file format. Please use JPG, PNG, or WebP.</Trans>;
    case "size":
      return <Trans>File size too large. Please use images under 5MB.</Trans>;
    case "load":
      return <Trans>Failed to load image</Trans>;
    case "compress":
      return <Trans>Failed to compress image</Trans>;
    case "process":
      return <Trans>Failed to process image</Trans>;
  }
}
