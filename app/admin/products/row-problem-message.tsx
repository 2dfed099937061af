import { Trans } from "@lingui/react/macro";
import { productCsvHeading } from "#app/domain/product-csv/product-csv-columns.ts";
import type { RowProblem } from "#app/domain/product-csv/product-import.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { FieldName } from "./field-name.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";

/** Why a row of an imported file is rejected. */
export function RowProblemMessage({ problem }: { problem: RowProblem }) {
  const language = useLanguage();
  switch (problem.kind) {
    case "field":
      return (
        <>
          <FieldName of={problem.field} />: <FieldProblemMessage of={problem.problem} />
        </>
      );
    case "cells":
      return <Trans>This row does not have {problem.expected} cells as the headings do.</Trans>;
    case "unknown":
      return (
        <Trans>
          “{problem.text}” is not known in the column {productCsvHeading(problem.column, language)}.
        </Trans>
      );
    case "ambiguous":
      return (
        <Trans>
          “{problem.text}” in the column {productCsvHeading(problem.column, language)} can be read
          in two ways.
        </Trans>
      );
    case "has-variants":
      return (
        <Trans>Its stock is counted per size and color and cannot be set as one number.</Trans>
      );
    case "stock-changed":
      return (
        <Trans>
          Its stock was {problem.exported} when this file was exported and is {problem.current} now.
          Export the products again to change it.
        </Trans>
      );
    case "duplicate":
      return <Trans>This product is in the file already.</Trans>;
  }
}
