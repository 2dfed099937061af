import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { csvFrom } from "#app/domain/csv.ts";
import type { Language } from "#app/domain/language.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { downloadFile } from "./download-file.ts";
import { ErrorMessage } from "./error-message.tsx";

type DownloadButtonProps = {
  fileName: string;
  /** Returns all rows of the file in a language, headings first. */
  readRows: (language: Language) => Promise<string[][]>;
};

/** Downloads a table as a CSV file in the page's language. Not a loader: no page shows what it reads. */
export function DownloadButton({ fileName, readRows }: DownloadButtonProps) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ShopError | null>(null);

  async function download() {
    setBusy(true);
    setError(null);
    try {
      downloadFile(fileName, csvFrom(await readRows(language), language));
    } catch (thrown) {
      setError(shopErrorOf(thrown));
    }
    setBusy(false);
  }

  return (
    <div>
      <ErrorMessage error={error} isRead className="mb-3" />
      <Button size="sm" variant="secondary" onClick={download} isInactive={isBusy}>
        <Trans>Export CSV</Trans>
      </Button>
    </div>
  );
}
