import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldProblem } from "#app/domain/product-editing/product-form.ts";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import type { ProductForm } from "./use-product-form.ts";

type SectionProps = { form: ProductForm };

/** The owner's own language comes first. */
export function InOrder({ english, spanish }: { english: ReactNode; spanish: ReactNode }) {
  return useLanguage() === "es" ? [spanish, english] : [english, spanish];
}

type PairProblems = { english: FieldProblem | undefined; spanish: FieldProblem | undefined };

/** Return the messages of both fields. That both are empty is said at the first one. */
function useMessages({ english, spanish }: PairProblems) {
  const isSpanish = useLanguage() === "es";
  const message = (problem: FieldProblem | undefined) =>
    problem && <FieldProblemMessage of={problem} />;
  const isMissing = english === "required";
  return {
    english: message(isMissing && isSpanish ? undefined : english),
    spanish: message(spanish ?? (isMissing && isSpanish ? english : undefined)),
  };
}

function useHints() {
  const isSpanish = useLanguage() === "es";
  return {
    english: isSpanish && <Trans>Left empty, the Spanish one is shown.</Trans>,
    spanish: !isSpanish && <Trans>Left empty, the English one is shown.</Trans>,
  };
}

const isBlank = (text: string) => text.trim() === "";

/** The names in both languages. One is enough, preferably the one in the owner's language. */
export function NameFields({ form: { draft, change, problems } }: SectionProps) {
  const isSpanish = useLanguage() === "es";
  const hints = useHints();
  const messages = useMessages({ english: problems.name, spanish: problems.nameEs });
  return (
    <InOrder
      english={
        <TextField
          key="en"
          label={<Trans context="in English">Name</Trans>}
          hint={hints.english}
          lang="en"
          required={!isSpanish && isBlank(draft.nameEs)}
          maxLength={200}
          value={draft.name}
          onChange={(name) => change({ name })}
          error={messages.english}
        />
      }
      spanish={
        <TextField
          key="es"
          label={<Trans>Spanish name</Trans>}
          hint={hints.spanish}
          lang="es"
          required={isSpanish && isBlank(draft.name)}
          maxLength={200}
          value={draft.nameEs}
          onChange={(nameEs) => change({ nameEs })}
          error={messages.spanish}
        />
      }
    />
  );
}

/** The descriptions in both languages. One is enough. */
export function DescriptionFields({ form: { draft, change, problems } }: SectionProps) {
  const isSpanish = useLanguage() === "es";
  const hints = useHints();
  const messages = useMessages({
    english: problems.description,
    spanish: problems.descriptionEs,
  });
  const area = { rows: 4, maxLength: 10_000 };
  return (
    <InOrder
      english={
        <TextAreaField
          {...area}
          key="en"
          label={<Trans context="in English">Description</Trans>}
          hint={hints.english}
          lang="en"
          required={!isSpanish && isBlank(draft.descriptionEs)}
          value={draft.description}
          onChange={(description) => change({ description })}
          error={messages.english}
        />
      }
      spanish={
        <TextAreaField
          {...area}
          key="es"
          label={<Trans>Spanish description</Trans>}
          hint={hints.spanish}
          lang="es"
          required={isSpanish && isBlank(draft.description)}
          value={draft.descriptionEs}
          onChange={(descriptionEs) => change({ descriptionEs })}
          error={messages.spanish}
        />
      }
    />
  );
}
