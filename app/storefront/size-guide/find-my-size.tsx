import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useRef, useState } from "react";
import { findSize } from "#app/domain/fit/find-size.ts";
import {
  inUnit,
  type PersonDraft,
  personDraftOf,
  readPersonDraft,
} from "#app/domain/fit/person-draft.ts";
import { SIZE_SYSTEMS } from "#app/domain/fit/size-chart.ts";
import type { SizeGuide } from "#app/domain/fit/size-guide-schema.ts";
import { NO_PERSON } from "#app/domain/fit/stored-person.ts";
import { BODY_MEASURES } from "#app/domain/product/measures.ts";
import { Button } from "#app/ui/button.tsx";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useStoredValue } from "../stored-value.ts";
import { SizeReasons } from "./size-reasons.tsx";
import { storedPersonValue } from "./stored-person-value.ts";
import { UnitChoice } from "./unit-choice.tsx";
import { useUnitName } from "./use-unit-name.ts";

type FindMySizeProps = { guide: SizeGuide; sizes: string[] };

/** The names that the offered sizes have elsewhere, each once: `eu 38`. */
function namesElsewhere({ chart }: SizeGuide, sizes: string[]): string[] {
  const offered = chart.filter(({ size }) => sizes.includes(size));
  return SIZE_SYSTEMS.flatMap((system) => [
    ...new Set(
      offered.flatMap(({ elsewhere }) =>
        elsewhere[system] ? [`${system} ${elsewhere[system]}`] : [],
      ),
    ),
  ]);
}

/** A size from two or three measures, or from the size worn elsewhere. It is kept in this browser. */
export function FindMySize({ guide, sizes }: FindMySizeProps) {
  const { t } = useLingui();
  const id = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const wordOf = useMeasureWord();
  const stored = useStoredValue(storedPersonValue);
  const [draft, setDraft] = useState(() => personDraftOf(stored));
  const unitName = useUnitName(draft.unit);
  const [isChecked, setChecked] = useState(false);
  const offered = guide.chart.filter(({ size }) => sizes.includes(size));
  const measures = BODY_MEASURES.filter((name) => offered.some(({ body }) => body[name]));
  const elsewhere = namesElsewhere(guide, sizes);
  if (measures.length === 0 && elsewhere.length === 0) return null;
  const { invalid } = readPersonDraft(draft);
  const advice = findSize(guide.chart, sizes, guide.fit, stored);
  const change = (changes: Partial<PersonDraft>) => setDraft((now) => ({ ...now, ...changes }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (invalid.length > 0) return;
    storedPersonValue.update(() => readPersonDraft(draft).person);
  }

  function forget() {
    storedPersonValue.update(() => NO_PERSON);
    setDraft(personDraftOf(NO_PERSON));
    setChecked(false);
    // The pressed button is removed.
    submitButton.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="bg-paper px-5 py-5 sm:px-6">
      <h3 id={id} className="text-xl">
        <Trans>Find my size</Trans>
      </h3>
      <form onSubmit={submit} noValidate className="mt-3 grid gap-4">
        <UnitChoice unit={draft.unit} onChange={(unit) => setDraft(inUnit(draft, unit))} />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {measures.map((name) => (
            <TextField
              key={name}
              label={`${wordOf(name)} (${unitName})`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={draft.texts[name] ?? ""}
              onChange={(text) => change({ texts: { ...draft.texts, [name]: text } })}
              error={
                isChecked &&
                invalid.includes(name) && <Trans>Please write a number, such as 92 or 36.5.</Trans>
              }
            />
          ))}
          {elsewhere.length > 0 && (
            <SelectField
              label={<Trans>or a size you wear</Trans>}
              value={elsewhere.includes(draft.elsewhere) ? draft.elsewhere : ""}
              onChange={(chosen) => change({ elsewhere: chosen })}
            >
              <option value="">–</option>
              {elsewhere.map((name) => (
                <option key={name} value={name}>
                  {name.toUpperCase()}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button ref={submitButton} type="submit" size="sm" variant="secondary">
            <Trans>Find my size</Trans>
          </Button>
          {stored !== NO_PERSON && (
            <button
              type="button"
              onClick={forget}
              className="text-link inline-flex min-h-11 items-center text-sm hover:text-terracotta"
            >
              <Trans>Forget my measurements</Trans>
            </button>
          )}
        </div>
      </form>
      <div role="status" aria-label={t`Your size`}>
        {advice && <SizeReasons advice={advice} fit={guide.fit} unit={stored.unit} />}
        {!advice && stored !== NO_PERSON && (
          <p className="mt-4 text-sm">
            <Trans>These measurements do not tell a size of this product.</Trans>
          </p>
        )}
      </div>
      <p className="mt-3 text-muted text-xs">
        <Trans>Your measurements stay in this browser.</Trans>
      </p>
    </section>
  );
}
