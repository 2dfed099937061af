import { Trans } from "@lingui/react/macro";
import { CsvError } from "#app/domain/csv/csv.ts";
import { productCsvHeading } from "#app/domain/product-csv/product-csv-columns.ts";
import type { CsvHeadingError } from "#app/domain/product-csv/product-import.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** Why no row of an imported file can be read. */
export function FileProblemMessage({ error }: { error: CsvError | CsvHeadingError }) {
  const language = useLanguage();
  if (error instanceof CsvError) {
    return <Trans>A quotation mark opened on line {error.line} is never closed.</Trans>;
  }
  switch (error.problem) {
    case "unknown":
      return (
        <Trans>
          The heading “{error.heading}” is not known. Export your products to see the headings.
        </Trans>
      );
    case "repeated":
      return <Trans>The heading “{error.heading}” repeats a column.</Trans>;
    case "no-name":
      return (
        <Trans>
          The heading “{productCsvHeading("name", language)}” is missing. Export your products to
          see the headings.
        </Trans>
      );
  }
}
