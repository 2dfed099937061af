import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import type { TaxonomyKind } from "#app/data/admin-taxonomy.ts";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import type { TaxonomyEntryValues } from "#app/domain/taxonomy-entry.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FailureMessage } from "../layout/failure-message.tsx";

type TaxonomyEntryFormProps = {
  kind: TaxonomyKind;
  start: TaxonomyEntryValues;
  submitLabel: ReactNode;
  failure: AdminFailure | null;
  /** Saves; resolves with whether it was taken. */
  onSave: (values: TaxonomyEntryValues) => Promise<boolean>;
  onCancel?: () => void;
};

type WordsProps = {
  values: TaxonomyEntryValues;
  onChange: (changes: Partial<TaxonomyEntryValues>) => void;
};

function Descriptions({ values, onChange }: WordsProps) {
  return (
    <>
      <TextAreaField
        label={<Trans>Description</Trans>}
        rows={3}
        maxLength={5000}
        value={values.description}
        onChange={(description) => onChange({ description })}
      />
      <TextAreaField
        label={<Trans>Spanish description (optional)</Trans>}
        lang="es"
        rows={3}
        maxLength={5000}
        value={values.descriptionEs}
        onChange={(descriptionEs) => onChange({ descriptionEs })}
      />
    </>
  );
}

/** The names of a category or collection, and a collection's descriptions; what is refused stays as it was typed. */
export function TaxonomyEntryForm({
  kind,
  start,
  submitLabel,
  failure,
  onSave,
  onCancel,
}: TaxonomyEntryFormProps) {
  const [values, setValues] = useState<TaxonomyEntryValues>(start);
  const [isBlank, setBlank] = useState(false);
  const change = (changes: Partial<TaxonomyEntryValues>) =>
    setValues((now) => ({ ...now, ...changes }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const blank = values.displayName.trim() === "";
    setBlank(blank);
    if (!blank && (await onSave(values))) setValues(start);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={<Trans>Name</Trans>}
          required
          maxLength={100}
          value={values.displayName}
          onChange={(displayName) => change({ displayName })}
          error={isBlank && <Trans>Please write a name.</Trans>}
        />
        <TextField
          label={<Trans>Spanish name (optional)</Trans>}
          lang="es"
          maxLength={100}
          value={values.displayNameEs}
          onChange={(displayNameEs) => change({ displayNameEs })}
        />
      </div>
      {kind === "collections" && <Descriptions values={values} onChange={change} />}
      <FailureMessage failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="secondary">
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="sm" variant="plain" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
