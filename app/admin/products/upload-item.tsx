import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CheckIcon } from "#app/ui/icons/check-icon.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { PictureProblemMessage } from "./picture-problem-message.tsx";
import type { Upload } from "./use-picture-uploads.ts";

/** Problems that a retry cannot solve. */
const PERMANENT = ["format", "size", "heic"];

type UploadItemProps = {
  upload: Upload;
  /** Whether scaling the file down or converting it may make it a picture. */
  isConvertible: boolean;
  onRetry: () => void;
  onDismiss: () => void;
};

function Problem({ upload }: { upload: Upload }) {
  if (upload.state !== "error") return null;
  if (typeof upload.problem !== "string") return <ErrorMessage error={upload.problem} />;
  return (
    <p role="alert" className="text-oxblood text-sm">
      <PictureProblemMessage of={upload.problem} />
    </p>
  );
}

/** The progress of an upload, or its error and a retry. */
export function UploadItem({ upload, isConvertible, onRetry, onDismiss }: UploadItemProps) {
  const { t } = useLingui();
  const { file, percent } = upload;
  return (
    <li className="grid gap-1 border border-hairline px-3 py-2">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="truncate">{file.name}</span>
        {upload.state === "success" && <CheckIcon className="size-4 text-sage" />}
        {upload.state === "error" && (
          <span className="flex shrink-0 items-center">
            {!PERMANENT.includes(String(upload.problem)) && (
              <button type="button" onClick={onRetry} className="text-link min-h-11 px-2">
                <Trans>Retry</Trans>
              </button>
            )}
            <IconButton label={t`Dismiss ${file.name}`} onClick={onDismiss}>
              <CloseIcon className="size-4" />
            </IconButton>
          </span>
        )}
      </div>
      {upload.state !== "error" && (
        <progress
          aria-label={t`Upload of ${file.name}`}
          max={100}
          value={percent}
          className="progress-line"
        />
      )}
      <Problem upload={upload} />
      {isConvertible && (
        <Button size="sm" variant="secondary" onClick={onRetry} className="my-1 justify-self-start">
          {upload.state === "error" && upload.problem === "size" ? (
            <Trans>Shrink and Use It</Trans>
          ) : (
            <Trans>Convert and Use It</Trans>
          )}
        </Button>
      )}
    </li>
  );
}
