import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { isOneSize } from "#app/domain/product/choice-name.ts";
import type { ReviewOutcome, ReviewProblem } from "#app/domain/review/review-draft.ts";
import type { BoughtProduct } from "#app/domain/review/review-invitation.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FormFailure } from "../form-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { useInvalidFields } from "../use-invalid-fields.ts";
import { FitChoice } from "./fit-choice.tsx";
import { StarChoice } from "./star-choice.tsx";

const PROBLEMS: Record<ReviewProblem, MessageDescriptor> = {
  stars: msg`Please choose one to five stars.`,
  fit: msg`Please choose how it fits, or leave this empty.`,
  size: msg`Please choose the size that you bought.`,
  heightCm: msg`Please write your height in cm, for example 165, or leave this empty.`,
  author: msg`Please write the name to show, at most 40 characters without a link.`,
  words: msg`Please write at most 2,000 characters of plain text.`,
  link: msg`Please leave out links.`,
};

type ReviewFormProps = {
  product: BoughtProduct;
  firstName: string;
  /** What became of this form; null before. */
  outcome: ReviewOutcome | null;
};

type SizeFieldProps = { product: BoughtProduct; chosen: string; error: ReactNode };

/** The size bought: asked for only where the buyer has several. */
function SizeField({ product, chosen, error }: SizeFieldProps) {
  const nameOf = useChoiceName();
  const sizes = [...new Set(product.choices.map(({ size }) => size))];
  const [first = ""] = sizes;
  if (sizes.length === 1) {
    return (
      <>
        <input type="hidden" name="size" value={first} />
        {error && <p className="text-oxblood text-sm">{error}</p>}
      </>
    );
  }
  return (
    <SelectField
      label={<Trans>Size</Trans>}
      name="size"
      defaultValue={chosen || first}
      error={error}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {nameOf(size)}
        </option>
      ))}
    </SelectField>
  );
}

/** What a buyer says about one product. Works without script. */
export function ReviewForm({ product, firstName, outcome }: ReviewFormProps) {
  const { t } = useLingui();
  // The outcome whose field was edited since.
  const [edited, setEdited] = useState<ReviewOutcome | null>(null);
  const invalid = outcome?.outcome === "invalid" ? outcome : null;
  const problem = invalid !== edited ? invalid?.problem : undefined;
  const draft = outcome && "draft" in outcome ? outcome.draft : undefined;
  const found = useInvalidFields();
  const errorOf = (...problems: ReviewProblem[]) => {
    const shown = problems.find((name) => found.has(name) || name === problem);
    return shown && t(PROBLEMS[shown]);
  };
  const forgetProblem = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name === (problem === "link" ? "words" : problem)) setEdited(invalid);
  };
  return (
    <Form method="post" className="grid gap-6" preventScrollReset onInput={forgetProblem}>
      <input type="hidden" name="productId" value={product.productId} />
      <StarChoice chosen={draft?.stars ?? ""} error={errorOf("stars")} handlers={found.field} />
      {!product.choices.every(({ size }) => isOneSize(size)) && (
        <FitChoice chosen={draft?.fit ?? ""} />
      )}
      <TextAreaField
        label={<Trans>Your words (optional)</Trans>}
        name="words"
        rows={4}
        maxLength={2000}
        defaultValue={draft?.words}
        error={errorOf("words", "link")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SizeField product={product} chosen={draft?.size ?? ""} error={errorOf("size")} />
        <TextField
          label={<Trans>Your height in cm (optional)</Trans>}
          hint={<Trans>It helps others to find their size.</Trans>}
          name="heightCm"
          inputMode="numeric"
          maxLength={3}
          defaultValue={draft?.heightCm}
          error={errorOf("heightCm")}
        />
        <TextField
          label={<Trans>Name to show</Trans>}
          name="author"
          required
          maxLength={40}
          defaultValue={draft?.author ?? firstName.slice(0, 40)}
          error={errorOf("author")}
          {...found.field}
        />
      </div>
      {outcome && !invalid && (
        <FormFailure>
          {outcome.outcome === "too_many" ? (
            <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>
          ) : (
            <Trans>Your review could not be saved just now. Please try again in a moment.</Trans>
          )}
        </FormFailure>
      )}
      <SubmitButton className="justify-self-start">
        <Trans>Send review</Trans>
      </SubmitButton>
    </Form>
  );
}
