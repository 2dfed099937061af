import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import {
  type DocumentSeries,
  type NextNumberReading,
  readNextNumber,
} from "#app/domain/invoice/document-series.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useSubmission } from "../form/use-submission.ts";
import type { InvoiceSettingsSubmission } from "./write-invoice-settings.ts";

type SkipDialogProps = {
  series: DocumentSeries;
  /** Formats a number of the series as `001-001-000000123`. */
  format: (sequential: number) => string;
  onClose: () => void;
};

function Consequence({ number, unused }: { number: string; unused: number }) {
  return (
    <>
      <Trans>The next one will be {number}.</Trans>{" "}
      <Plural value={unused} one="One number stays unused." other="# numbers stay unused." />
    </>
  );
}

type ProblemProps = {
  problem: Extract<NextNumberReading, { ok: false }>["problem"];
  next: string;
};

function Problem({ problem, next }: ProblemProps) {
  switch (problem) {
    case "number":
      return <Trans>Please write a number of up to nine digits, for example 346.</Trans>;
    case "behind":
      return <Trans>The next one is already {next}. Numbers go forward only.</Trans>;
    case "far":
      return <Trans>At most 1,000,000 numbers can be skipped at once.</Trans>;
  }
}

/** Asks for the number to which a series skips, and says what that means before it is confirmed. */
export function SkipDialog({ series, format, onClose }: SkipDialogProps) {
  const { submit, isBusy, error } = useSubmission<InvoiceSettingsSubmission>({ onDone: onClose });
  const [text, setText] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const reading = readNextNumber(text, series.next);

  function skip() {
    setIsChecked(true);
    if (reading.ok) submit({ intent: "skip", series: { ...series, next: reading.number } });
  }

  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Skip numbers?</Trans>}
      error={error}
      yes={<Trans>Skip Numbers</Trans>}
      onYes={skip}
      onNo={onClose}
      isBusy={isBusy}
      fields={
        <TextField
          label={<Trans>Next number</Trans>}
          hint={
            reading.ok && (
              <Consequence number={format(reading.number)} unused={reading.number - series.next} />
            )
          }
          error={
            isChecked &&
            !reading.ok && <Problem problem={reading.problem} next={format(series.next)} />
          }
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
      }
    >
      <Trans>
        Only where documents with these numbers were issued elsewhere, or after a backup was
        restored: the SRI takes every number once. The shop never uses the skipped numbers, and this
        can't be undone.
      </Trans>
    </ConfirmDialog>
  );
}
