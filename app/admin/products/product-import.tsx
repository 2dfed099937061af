import { Plural, Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useUnsavedBlocker } from "../unsaved/use-unsaved-blocker.ts";
import { AmountQuestion } from "./amount-question.tsx";
import { FileButton } from "./file-button.tsx";
import { FileProblemMessage } from "./file-problem-message.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { type ImportStep, useProductImport } from "./use-product-import.ts";

function Outcome({ step }: { step: Extract<ImportStep, { kind: "done" }> }) {
  return (
    <div role="status" className="grid gap-3">
      <p>
        <Plural value={step.total} one="# product was saved." other="# products were saved." />
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
      {step.left > 0 && (
        <p>
          <Plural
            value={step.left}
            one="The import stopped at this line, and # row after it was not imported. Import the file again later: what was saved stays as it is."
            other="The import stopped at this line, and # rows after it were not imported. Import the file again later: what was saved stays as it is."
          />
        </p>
      )}
    </div>
  );
}

function Writing({ step }: { step: Extract<ImportStep, { kind: "writing" }> }) {
  const { isAsking, discard, keep } = useUnsavedBlocker(true);
  return (
    <>
      <p role="status">
        <Trans>
          Saving {step.done} of {step.total}...
        </Trans>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Leave during the import?</Trans>}
        yes={<Trans>Leave</Trans>}
        no={<Trans>Stay</Trans>}
        onYes={discard}
        onNo={keep}
      >
        <Trans>You would not see which lines could not be saved.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** Imports products from a CSV file, after a preview of each row. */
export function ProductImport({ taxonomy }: { taxonomy: Taxonomy }) {
  const { step, read, readThousands, write, close } = useProductImport(taxonomy);
  const isBusy = step.kind === "reading" || step.kind === "writing";
  return (
    <>
      <FileButton accept=".csv,.txt,text/csv,text/plain" onFiles={([file]) => file && read(file)}>
        <Trans>Import CSV</Trans>
      </FileButton>
      <Dialog
        open={step.kind !== "closed"}
        onOpenChange={(open) => !open && !isBusy && close()}
        title={<Trans>Import Products</Trans>}
        size="lg"
      >
        <div className="grid gap-5 px-5 py-6 sm:px-10">
          {step.kind === "reading" && (
            <p role="status">
              <Trans>Comparing the file with your products...</Trans>
            </p>
          )}
          {step.kind === "error" && <ErrorMessage error={step.error} />}
          {step.kind === "unreadable" && (
            <p role="alert" className="text-oxblood text-sm">
              <FileProblemMessage error={step.error} />
            </p>
          )}
          {step.kind === "preview" && (
            <>
              <AmountQuestion rows={step.rows} onThousands={() => readThousands(step.file)} />
              <ImportPreview rows={step.rows} taxonomy={taxonomy} />
            </>
          )}
          {step.kind === "writing" && <Writing step={step} />}
          {step.kind === "done" && <Outcome step={step} />}
          <div className="flex flex-wrap justify-end gap-3">
            {step.kind === "preview" && (
              <Button
                size="sm"
                disabled={step.writable.length === 0}
                onClick={() => write(step.writable)}
              >
                <Plural value={step.writable.length} one="Import # row" other="Import # rows" />
              </Button>
            )}
            <Button size="sm" variant="plain" isInactive={isBusy} onClick={close}>
              {step.kind === "preview" ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
