import type { ReactNode } from "react";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { ProblemMessage } from "./problem-message.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type BilingualFieldProps = {
  form: SettingsForm;
  name: "returnTerms" | "deliveryTerms" | "pickupNote";
  /** By language. Neither is required: shoppers of an empty one read the other. */
  labels: { en: ReactNode; es: ReactNode };
  maxLength?: number;
};

/** A text in both languages, side by side. */
export function BilingualField({ form, name, labels, maxLength = 1000 }: BilingualFieldProps) {
  const languages = [
    { lang: "es", field: `${name}Es`, label: labels.es },
    { lang: "en", field: name, label: labels.en },
  ] as const;
  return languages.map(({ lang, field, label }) => {
    const problem = form.problems[field];
    return (
      <TextAreaField
        key={lang}
        label={label}
        lang={lang}
        rows={3}
        maxLength={maxLength}
        value={form.draft[field]}
        onChange={(text) => form.change({ [field]: text })}
        error={problem && <ProblemMessage of={problem} />}
      />
    );
  });
}
