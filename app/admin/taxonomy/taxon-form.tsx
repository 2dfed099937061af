import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import type { TaxonomyKind, TaxonomyValues } from "#app/data/admin-taxonomy.ts";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FailureMessage } from "../layout/failure-message.tsx";

type TaxonFormProps = {
  kind: TaxonomyKind;
  start: { displayName: string; description: string };
  submitLabel: ReactNode;
  failure: AdminFailure | null;
  /** Saves; resolves with whether it was taken. */
  onSave: (values: TaxonomyValues) => Promise<boolean>;
  onCancel?: () => void;
};

/** The name of a category or collection, and a collection's description; what is refused stays as it was typed. */
export function TaxonForm({ kind, start, submitLabel, failure, onSave, onCancel }: TaxonFormProps) {
  const [displayName, setDisplayName] = useState(start.displayName);
  const [description, setDescription] = useState(start.description);
  const [isBlank, setBlank] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const blank = displayName.trim() === "";
    setBlank(blank);
    if (blank) return;
    const values = kind === "collections" ? { displayName, description } : { displayName };
    if (!(await onSave(values))) return;
    setDisplayName(start.displayName);
    setDescription(start.description);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={<Trans>Name</Trans>}
        required
        maxLength={100}
        value={displayName}
        onChange={setDisplayName}
        error={isBlank && <Trans>Please write a name.</Trans>}
      />
      {kind === "collections" && (
        <TextAreaField
          label={<Trans>Description</Trans>}
          rows={3}
          maxLength={5000}
          value={description}
          onChange={setDescription}
        />
      )}
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
