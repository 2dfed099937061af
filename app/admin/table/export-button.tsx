import { Trans } from "@lingui/react/macro";
import { csvFrom } from "#app/domain/csv/csv.ts";
import type { Language } from "#app/domain/text/language.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { DownloadButton } from "./download-button.tsx";
import { downloadFile } from "./download-file.ts";

type ExportButtonProps = {
  fileName: string;
  /** Returns all rows of the file in a language, headings first. */
  readRows: (language: Language) => Promise<string[][]>;
};

/** Downloads a table as a CSV file in the page's language. */
export function ExportButton({ fileName, readRows }: ExportButtonProps) {
  const language = useLanguage();
  return (
    <DownloadButton
      download={async () => downloadFile(fileName, csvFrom(await readRows(language), language))}
    >
      <Trans>Export CSV</Trans>
    </DownloadButton>
  );
}
