import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { ProblemMessage } from "./problem-message.tsx";
import { SettingName } from "./setting-name.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type BilingualFieldProps = {
  form: SettingsForm;
  name: "returnTerms" | "deliveryTerms" | "pickupNote";
  maxLength?: number;
};

/** A text in both languages, side by side. Neither is required: shoppers of an empty one read the other. */
export function BilingualField({ form, name, maxLength = 1000 }: BilingualFieldProps) {
  const languages = [
    { lang: "es", field: `${name}Es` },
    { lang: "en", field: name },
  ] as const;
  return languages.map(({ lang, field }) => {
    const problem = form.problems[field];
    return (
      <TextAreaField
        key={lang}
        label={<SettingName of={field} />}
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
