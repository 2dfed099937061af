import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { TaxonomyKind } from "#app/data/admin/taxonomy.ts";
import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/catalogue/taxonomy-entry.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFocusOnOpen } from "../focus/use-focus-on-open.ts";
import { type Comparison, ConflictAlert } from "../form/conflict-alert.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { words } from "../form/words.ts";
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

const Label = words<keyof TaxonomyEntryValues>({
  displayName: msg({ message: "Name", context: "in English" }),
  displayNameEs: msg`Spanish name`,
  description: msg({ message: "Description", context: "in English" }),
  descriptionEs: msg`Spanish description`,
});

/** A Spanish name alone is stored as both. */
const trimmed = (values: TaxonomyEntryValues): TaxonomyEntryValues => ({
  ...values,
  displayName: values.displayName.trim() || values.displayNameEs.trim(),
  displayNameEs: values.displayNameEs.trim(),
  description: values.description.trim(),
  descriptionEs: values.descriptionEs.trim(),
});

const COMPARISON: Comparison<TaxonomyEntryValues> = {
  nameOf: (field) => <Label of={field} />,
  show: (field, values) => values[field] || "–",
};

const FIELDS = {
  en: { name: "displayName", description: "description" },
  es: { name: "displayNameEs", description: "descriptionEs" },
} as const;

/** The names of a category or collection, and a collection's descriptions, in the owner's own language first. */
export function TaxonomyEntryForm({ kind, entry, submitLabel, onClose }: TaxonomyEntryFormProps) {
  const own = useLanguage();
  const languages = own === "en" ? (["en", "es"] as const) : (["es", "en"] as const);
  const form = useDraft<TaxonomyEntryValues, TaxonomySubmission>(entry ?? EMPTY, entry ?? null, {
    onSaved: (isDirty) => isDirty || onClose?.(),
  });
  const { draft, change } = form;
  const name = languages
    .map((language) => cleanText(draft[FIELDS[language].name]))
    .find((text) => text !== "");
  const hint =
    own === "en" ? (
      <Trans>Left empty, the English one is shown.</Trans>
    ) : (
      <Trans>Left empty, the Spanish one is shown.</Trans>
    );
  const [problems, setProblems] = useState<{ isBlank?: true }>({});
  const element = useFirstProblem(problems);
  useFocusOnOpen(element, entry !== undefined);

  function save() {
    setProblems(name ? {} : { isBlank: true });
    if (!name) return;
    form.submit(
      entry
        ? { intent: "change", kind, opened: entry, values: draft }
        : { intent: "add", kind, values: draft, name },
      trimmed(draft),
    );
  }

  return (
    <ValidatedForm ref={element} onSubmit={save} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {languages.map((language) => {
          const field = FIELDS[language].name;
          const isOwn = language === own;
          return (
            <TextField
              key={language}
              label={<Label of={field} />}
              hint={!isOwn && hint}
              lang={language}
              required={isOwn && !name}
              maxLength={100}
              value={draft[field]}
              onChange={(text) => change({ [field]: text })}
              error={isOwn && problems.isBlank && <Trans>Please write a name.</Trans>}
            />
          );
        })}
      </div>
      {kind === "collections" &&
        languages.map((language) => {
          const field = FIELDS[language].description;
          return (
            <TextAreaField
              key={language}
              label={<Label of={field} />}
              lang={language}
              rows={3}
              maxLength={5000}
              value={draft[field]}
              onChange={(text) => change({ [field]: text })}
            />
          );
        })}
      <ConflictAlert form={form} comparison={COMPARISON} />
      <ErrorMessage error={form.error} />
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
