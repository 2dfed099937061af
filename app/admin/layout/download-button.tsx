import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { csvFrom } from "#app/domain/csv.ts";
import { Button } from "#app/ui/button.tsx";
import { downloadFile } from "./download-file.ts";
import { FailureMessage } from "./failure-message.tsx";
import { failureOf } from "./use-write.ts";

type DownloadButtonProps = {
  fileName: string;
  /** Reads everything and returns the rows of the file, headings first. */
  readRows: () => Promise<string[][]>;
};

/** Downloads a table as a CSV file. */
export function DownloadButton({ fileName, readRows }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AdminFailure | null>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      downloadFile(fileName, csvFrom(await readRows()));
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <div>
      <FailureMessage failure={failure} className="mb-3" />
      <Button size="sm" variant="secondary" onClick={download} disabled={isBusy}>
        <Trans>Export CSV</Trans>
      </Button>
    </div>
  );
}
