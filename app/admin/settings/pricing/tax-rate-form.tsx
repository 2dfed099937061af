import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { PricingSettings } from "#app/data/admin/pricing.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import {
  KNOWN_TAX_RATES,
  readTaxRateDraft,
  type TaxRate,
  type TaxRateDraft,
  type TaxRateProblem,
} from "#app/domain/money/tax-rate.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../../failure/error-message.tsx";
import { useFirstProblem } from "../../form/use-first-problem.ts";
import { ValidatedForm } from "../../form/validated-form.tsx";
import { useDraft } from "../../unsaved/use-draft.ts";
import type { SettingsSubmission } from "../write-settings.ts";
import { ImmediateRateDialog } from "./immediate-rate-dialog.tsx";

const EMPTY: TaxRateDraft = { percent: "", validFrom: "" };

function Problem({ problem }: { problem: TaxRateProblem }) {
  const percentages = KNOWN_TAX_RATES.map((basisPoints) => `${percentOf(basisPoints)}%`);
  const rates = new Intl.ListFormat(useLanguage()).format(percentages);
  switch (problem) {
    case "percent":
      return <Trans>Please write a percentage, for example 15.</Trans>;
    case "unknown":
      return <Trans>Invoices know only these rates: {rates}.</Trans>;
    case "day":
      return <Trans>Please choose a day.</Trans>;
    case "past":
      return <Trans>A rate begins today or later: past orders keep theirs.</Trans>;
    case "taken":
      return <Trans>Another rate begins on this day. Remove that one first.</Trans>;
  }
}

type TaxRateFormProps = { pricing: PricingSettings; today: string };

/** Adds a rate of IVA with its first day. One from today needs a confirmation, because it counts at once. */
export function TaxRateForm({ pricing, today }: TaxRateFormProps) {
  const form = useDraft<TaxRateDraft, SettingsSubmission>(EMPTY, null);
  const { draft, change, isBusy } = form;
  const [rejected, setRejected] = useState<{
    field: keyof TaxRateDraft;
    problem: TaxRateProblem;
  } | null>(null);
  const element = useFirstProblem(rejected ?? {});
  const problemIn = (field: keyof TaxRateDraft) =>
    rejected?.field === field && <Problem problem={rejected.problem} />;

  /** A rate from today, while it is confirmed. */
  const [immediate, setImmediate] = useState<TaxRate | null>(null);

  function add(rate: TaxRate) {
    setImmediate(null);
    form.submit({ intent: "add-rate", rate });
  }

  function addOrAsk() {
    const reading = readTaxRateDraft(draft, pricing.rates, today);
    setRejected(reading.ok ? null : reading);
    if (!reading.ok || isBusy) return;
    if (reading.rate.validFrom === today) setImmediate(reading.rate);
    else add(reading.rate);
  }

  return (
    <ValidatedForm
      ref={element}
      onSubmit={addOrAsk}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-6 sm:col-span-2 sm:grid-cols-2"
    >
      <TextField
        label={<Trans>New rate in percent</Trans>}
        inputMode="decimal"
        autoComplete="off"
        value={draft.percent}
        onChange={(percent) => change({ percent })}
        error={problemIn("percent")}
      />
      <TextField
        label={<Trans>First day</Trans>}
        type="date"
        min={today}
        value={draft.validFrom}
        onChange={(validFrom) => change({ validFrom })}
        error={problemIn("validFrom")}
      />
      <div className="sm:col-span-2">
        <ErrorMessage error={form.error} className="mb-4" />
        <div className="flex justify-end">
          <Button type="submit" size="sm" variant="secondary" isInactive={isBusy}>
            <Trans>Add Rate</Trans>
          </Button>
        </div>
      </div>
      {immediate && (
        <ImmediateRateDialog
          rate={immediate}
          pricing={pricing}
          onYes={() => add(immediate)}
          onNo={() => setImmediate(null)}
        />
      )}
    </ValidatedForm>
  );
}
