import { Trans } from "@lingui/react/macro";
import type { UploadProblem } from "#app/domain/picture-upload.ts";

/** Why a file was rejected (texts of specification section 8). */
export function PictureProblemMessage({ problem }: { problem: UploadProblem }) {
  switch (problem) {
    case "format":
      return <Trans>Invalid file format. Please use JPG, PNG, or WebP.</Trans>;
    case "size":
      return <Trans>File size too large. Please use images under 5MB.</Trans>;
    case "heic":
      return (
        <Trans>
          This browser cannot open HEIC photos. Send the photo as JPEG; on an iPhone, Settings ›
          Camera › Formats › Most Compatible takes new ones so.
        </Trans>
      );
    case "load":
      return <Trans>Failed to load image</Trans>;
    case "compress":
      return <Trans>Failed to compress image</Trans>;
    case "process":
      return <Trans>Failed to process image</Trans>;
  }
}
