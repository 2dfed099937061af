import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { TaxonomyKind } from "#app/data/admin/taxonomy.ts";
import {
  entryNameIn,
  type TaxonomyEntry,
  type TaxonomyEntryValues,
} from "#app/domain/catalogue/taxonomy-entry.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFocusOnOpen } from "../focus/use-focus-on-open.ts";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { useSubmission } from "../form/use-submission.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { useDraft } from "../unsaved/use-draft.ts";
import type { TaxonomySubmission } from "./write-taxonomy.tsx";

type TaxonomyEntryFormProps = {
  kind: TaxonomyKind;
  /** Absent for a new entry. */
  entry?: TaxonomyEntry;
  submitLabel: ReactNode;
  /** Absent for a form that is always there. */
  onClose?: () => void;
};

const EMPTY: TaxonomyEntryValues = {
  displayName: "",
  displayNameEs: "",
  description: "",
  descriptionEs: "",
};

type DescriptionsProps = {
  values: TaxonomyEntryValues;
  onChange: (changes: Partial<TaxonomyEntryValues>) => void;
};

function Descriptions({ values, onChange }: DescriptionsProps) {
  return (
    <>
      <TextAreaField
        label={<Trans context="in English">Description</Trans>}
        lang="en"
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
export function TaxonomyEntryForm({ kind, entry, submitLabel, onClose }: TaxonomyEntryFormProps) {
  const language = useLanguage();
  const form = useDraft<TaxonomyEntryValues, TaxonomyEntry | undefined>(entry ?? EMPTY, entry);
  const { opened, draft, change } = form;
  const [problems, setProblems] = useState<{ isBlank?: true }>({});
  const element = useFirstProblem(problems);
  useFocusOnOpen(element, entry !== undefined);
  const { submit, isBusy, error } = useSubmission<TaxonomySubmission>({
    onDone() {
      if (form.isSent) onClose?.();
      if (entry) form.saved();
      else form.rebase(EMPTY);
    },
  });

  function save() {
    const isNameBlank = draft.displayName.trim() === "";
    setProblems(isNameBlank ? { isBlank: true } : {});
    if (isNameBlank || isBusy) return;
    form.send();
    submit(
      opened
        ? { intent: "change", kind, opened, values: draft }
        : { intent: "add", kind, values: draft, name: cleanText(entryNameIn(language, draft)) },
    );
  }

  return (
    <ValidatedForm ref={element} onSubmit={save} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={<Trans context="in English">Name</Trans>}
          lang="en"
          required
          maxLength={100}
          value={draft.displayName}
          onChange={(displayName) => change({ displayName })}
          error={problems.isBlank && <Trans>Please write a name.</Trans>}
        />
        <TextField
          label={<Trans>Spanish name (optional)</Trans>}
          lang="es"
          maxLength={100}
          value={draft.displayNameEs}
          onChange={(displayNameEs) => change({ displayNameEs })}
        />
      </div>
      {kind === "collections" && <Descriptions values={draft} onChange={change} />}
      <ErrorMessage error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="secondary">
          {submitLabel}
        </Button>
        {onClose && (
          <Button size="sm" variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </ValidatedForm>
  );
}
