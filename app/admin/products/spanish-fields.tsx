import { Trans } from "@lingui/react/macro";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import type { ProductForm } from "./use-product-form.ts";

/** The Spanish name and description. Without them the shop shows the English ones. */
export function SpanishFields({ form: { draft, change, problems } }: { form: ProductForm }) {
  return (
    <>
      <TextField
        label={<Trans>Spanish name (optional)</Trans>}
        hint={<Trans>Left empty, the English one is shown.</Trans>}
        lang="es"
        maxLength={200}
        value={draft.nameEs}
        onChange={(nameEs) => change({ nameEs })}
        error={problems.nameEs && <FieldProblemMessage problem={problems.nameEs} />}
        className="sm:col-span-2"
      />
      <TextAreaField
        label={<Trans>Spanish description (optional)</Trans>}
        lang="es"
        rows={4}
        maxLength={10_000}
        value={draft.descriptionEs}
        onChange={(descriptionEs) => change({ descriptionEs })}
        error={problems.descriptionEs && <FieldProblemMessage problem={problems.descriptionEs} />}
        className="sm:col-span-2"
      />
    </>
  );
}
