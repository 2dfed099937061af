import type { ComponentProps } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { ProblemMessage } from "./problem-message.tsx";
import { SettingName } from "./setting-name.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type TextName = {
  [Name in keyof SettingsForm["draft"]]: SettingsForm["draft"][Name] extends string ? Name : never;
}[keyof SettingsForm["draft"]];

type SettingFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "value" | "onChange" | "error" | "form"
> & { form: SettingsForm; name: TextName };

/** A setting of one line. */
export function SettingField({ form, name, ...field }: SettingFieldProps) {
  const problem = form.problems[name];
  return (
    <TextField
      {...field}
      label={<SettingName of={name} />}
      autoComplete="off"
      value={form.draft[name]}
      onChange={(value) => form.change({ [name]: value })}
      error={problem && <ProblemMessage of={problem} />}
    />
  );
}
