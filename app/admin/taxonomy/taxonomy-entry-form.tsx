import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import type { TaxonomyKind } from "#app/data/admin/admin-taxonomy.ts";
import type { TaxonomyEntryValues } from "#app/domain/taxonomy-entry.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import { useFirstProblem } from "../layout/use-first-problem.ts";
import { useFocusOnOpen } from "../layout/use-focus-on-open.ts";
import type { TaxonomySubmission } from "./write-taxonomy.ts";

type TaxonomyEntryFormProps = {
  kind: TaxonomyKind;
  /** Absent for a new entry. */
  id?: string;
  initial: TaxonomyEntryValues;
  submitLabel: ReactNode;
  onSaved?: () => void;
  onCancel?: () => void;
};

type DescriptionsProps = {
  values: TaxonomyEntryValues;
  onChange: (changes: Partial<TaxonomyEntryValues>) => void;
};

function Descriptions({ values, onChange }: DescriptionsProps) {
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

/** The names of a category or collection, and a collection's descriptions. */
export function TaxonomyEntryForm({
  kind,
  id,
  initial,
  submitLabel,
  onSaved,
  onCancel,
}: TaxonomyEntryFormProps) {
  const fetcher = useFetcher<Outcome>();
  const [values, setValues] = useState<TaxonomyEntryValues>(initial);
  const [problems, setProblems] = useState<{ isBlank?: true }>({});
  const element = useFirstProblem(problems);
  useFocusOnOpen(element, id !== undefined);
  const change = (changes: Partial<TaxonomyEntryValues>) =>
    setValues((now) => ({ ...now, ...changes }));

  useActionDone(fetcher, ({ error }) => {
    if (error) return;
    setValues(initial);
    onSaved?.();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNameBlank = values.displayName.trim() === "";
    setProblems(isNameBlank ? { isBlank: true } : {});
    if (isNameBlank || fetcher.state !== "idle") return;
    const submission: TaxonomySubmission = id
      ? { intent: "change", kind, id, values }
      : { intent: "add", kind, values };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={<Trans>Name</Trans>}
          required
          maxLength={100}
          value={values.displayName}
          onChange={(displayName) => change({ displayName })}
          error={problems.isBlank && <Trans>Please write a name.</Trans>}
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
      <ErrorMessage error={errorOf(fetcher)} />
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
