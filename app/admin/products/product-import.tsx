import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { CsvTaxonomy } from "#app/domain/product-csv.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { type ImportStep, useProductImport } from "./use-product-import.ts";

function Outcome({ step }: { step: Extract<ImportStep, { kind: "done" }> }) {
  return (
    <div role="status" className="grid gap-3">
      <p>
        <Plural value={step.total} one="# product was written." other="# products were written." />
      </p>
      <ul className="grid gap-2">
        {step.failed.map(({ line, name, error }) => (
          <li key={line}>
            <Trans>
              Line {line}, {name}:
            </Trans>
            <ErrorMessage error={error} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Writing({ step }: { step: Extract<ImportStep, { kind: "writing" }> }) {
  return (
    <p role="status">
      <Trans>
        Writing {step.done} of {step.total}...
      </Trans>
    </p>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  return (
    <span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = "";
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          "secondary",
          "sm",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-terracotta peer-focus-visible:outline-offset-3",
        )}
      >
        <Trans>Import CSV</Trans>
      </label>
    </span>
  );
}

/** Imports a file of products: first what it would do, row by row, then, when the owner agrees, doing it. */
export function ProductImport({ taxonomy }: { taxonomy: CsvTaxonomy }) {
  const { step, read, write, writes, close } = useProductImport(taxonomy);
  const count = step.kind === "preview" ? step.rows.filter(writes).length : 0;
  const isBusy = step.kind === "reading" || step.kind === "writing";
  return (
    <>
      <FileButton onFile={read} />
      <Dialog
        open={step.kind !== "closed"}
        onOpenChange={(open) => !open && !isBusy && close()}
        title={
          <span className="block px-5 pt-6 sm:px-10 sm:pt-10">
            <Trans>Import Products</Trans>
          </span>
        }
        size="lg"
      >
        <div className="grid gap-5 px-5 py-6 sm:px-10">
          {step.kind === "reading" && (
            <p role="status">
              <Trans>Comparing the file with your products...</Trans>
            </p>
          )}
          {step.kind === "error" && <ErrorMessage error={step.error} />}
          {step.kind === "preview" && <ImportPreview rows={step.rows} />}
          {step.kind === "writing" && <Writing step={step} />}
          {step.kind === "done" && <Outcome step={step} />}
          <div className="flex flex-wrap justify-end gap-3">
            {step.kind === "preview" && (
              <Button size="sm" disabled={count === 0} onClick={() => write(step.rows)}>
                <Plural value={count} one="Import # row" other="Import # rows" />
              </Button>
            )}
            <Button size="sm" variant="plain" disabled={isBusy} onClick={close}>
              {step.kind === "preview" ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
