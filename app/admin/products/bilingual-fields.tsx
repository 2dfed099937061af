import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Language } from "#app/domain/text/language.ts";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { words } from "../form/words.ts";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import type { ProductForm } from "./use-product-form.ts";

type Name = "name" | "description" | "fabric";

const Label = words<Name | `${Name}Es`>({
  name: msg({ message: "Name", context: "in English" }),
  nameEs: msg`Spanish name`,
  description: msg({ message: "Description", context: "in English" }),
  descriptionEs: msg`Spanish description`,
  fabric: msg({ message: "Fabric", context: "in English" }),
  fabricEs: msg`Spanish fabric`,
});

type BilingualFieldsProps = {
  form: ProductForm;
  name: Name;
  /** Whether one of the two is needed, preferably the one in the owner's language. */
  isRequired?: boolean;
  maxLength: number;
  /** The height of a text area; a text of one line has none. */
  rows?: number;
};

/** A text in both languages, the owner's own first. */
export function BilingualFields({
  form: { draft, change, problems },
  name,
  isRequired = false,
  ...input
}: BilingualFieldsProps) {
  const own = useLanguage();
  const other: Language = own === "en" ? "es" : "en";
  const fields = { en: name, es: `${name}Es` } as const;
  const hints = {
    en: <Trans>Left empty, the Spanish one is shown.</Trans>,
    es: <Trans>Left empty, the English one is shown.</Trans>,
  };
  const Field = input.rows ? TextAreaField : TextField;
  return [own, other].map((language) => {
    const field = fields[language];
    const isFirst = language === own;
    // That both are empty is said at the first one.
    const problem = problems[name] === "required" ? isFirst && "required" : problems[field];
    return (
      <Field
        {...input}
        key={language}
        label={<Label of={field} />}
        hint={isRequired && !isFirst && hints[language]}
        lang={language}
        required={isRequired && isFirst && draft[fields[other]].trim() === ""}
        value={draft[field]}
        onChange={(text) => change({ [field]: text })}
        error={problem && <FieldProblemMessage of={problem} />}
      />
    );
  });
}
