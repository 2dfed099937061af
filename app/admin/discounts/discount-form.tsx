import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountCode } from "#app/domain/discount/discount-code.ts";
import {
  type DiscountDraft,
  type DiscountProblem,
  type DiscountProblems,
  discountDraftOf,
  EMPTY_DISCOUNT_DRAFT,
  readDiscountDraft,
} from "#app/domain/discount/discount-draft.ts";
import { DISCOUNT_KINDS } from "#app/domain/discount/discount-quote.ts";
import { threeWayMerge, type Versions } from "#app/domain/text/three-way-merge.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFocusOnOpen } from "../focus/use-focus-on-open.ts";
import { AddingFields } from "../form/adding-fields.tsx";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { words } from "../form/words.ts";
import { useDraft } from "../unsaved/use-draft.ts";
import { discountComparison } from "./discount-comparison.tsx";
import { DiscountFieldName } from "./discount-field-name.tsx";
import { DiscountKindName } from "./discount-kind-name.tsx";
import { DiscountScope } from "./discount-scope.tsx";
import { discountValueHint } from "./discount-value-hint.tsx";
import type { DiscountSubmission } from "./write-discount.ts";

type DiscountFormProps = {
  /** Null for a new one. */
  discount: DiscountCode | null;
  collections: TaxonomyEntry[];
  pricesIncludeTax: boolean;
  onDone: () => void;
};

const Problem = words<DiscountProblem>({
  code: msg`Use 3 to 30 letters without accents, digits and hyphens.`,
  percent: msg`Please write a percentage up to 100, for example 10 or 12.5.`,
  amount: msg`Please write an amount above 0, for example 15 or 15.50.`,
  count: msg`Please write a whole number from 1 on, or leave this empty.`,
  day: msg`Please choose a day, or leave this empty.`,
  period: msg`The last day is before the first one.`,
});

type TextName = Exclude<keyof DiscountDraft, "kind" | "collectionIds" | "productIds">;

/** A value means nothing without its kind, nor a last day without the first. */
const mergeDiscountDrafts = (versions: Versions<DiscountDraft>) =>
  threeWayMerge(versions, [
    ["kind", "value"],
    ["startsOn", "endsOn"],
  ]);

/** Adds or changes a discount code. */
export function DiscountForm(props: DiscountFormProps) {
  const { discount, collections, pricesIncludeTax, onDone } = props;
  const form = useDraft<DiscountDraft, DiscountSubmission>(
    discount ? discountDraftOf(discount) : EMPTY_DISCOUNT_DRAFT,
    discount?.version ?? null,
    { merge: mergeDiscountDrafts, onSaved: (isDirty) => isDirty || onDone() },
  );
  const { draft, isBusy } = form;
  const [problems, setProblems] = useState<DiscountProblems>({});
  const element = useFirstProblem(problems);
  useFocusOnOpen(element);
  const change = (changes: Partial<DiscountDraft>) => {
    form.change(changes);
    setProblems({});
  };
  const fieldOf = (name: TextName) => {
    const problem = problems[name];
    return {
      label: <DiscountFieldName of={name} kind={draft.kind} />,
      value: draft[name],
      onChange: (value: string) => change({ [name]: value }),
      error: problem && <Problem of={problem} />,
      autoComplete: "off",
    };
  };

  function save() {
    const reading = readDiscountDraft(draft);
    setProblems(reading.ok ? {} : reading.problems);
    if (!reading.ok) return;
    const opened = discount && { id: discount.id, version: discount.version };
    const { rules } = reading;
    form.submit({ intent: "save", opened, rules }, discountDraftOf(rules));
  }

  return (
    <ValidatedForm
      ref={element}
      onSubmit={save}
      className="mb-8 grid max-w-4xl items-start gap-x-8 gap-y-6 border border-hairline bg-surface px-5 py-8 sm:grid-cols-2 sm:px-10"
    >
      <AddingFields isAdding={!discount && isBusy}>
        <TextField
          {...fieldOf("code")}
          required
          hint={<Trans>Shoppers may write it in small letters, too.</Trans>}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
        <SelectField
          label={<DiscountFieldName of="kind" kind={draft.kind} />}
          value={draft.kind}
          onChange={(chosen) =>
            change({ kind: DISCOUNT_KINDS.find((kind) => kind === chosen) ?? "percent" })
          }
        >
          <SelectOptions
            values={DISCOUNT_KINDS}
            nameOf={(kind) => <DiscountKindName of={kind} />}
          />
        </SelectField>
        {draft.kind !== "free_delivery" && (
          <TextField
            {...fieldOf("value")}
            required
            hint={discountValueHint(draft, pricesIncludeTax)}
            inputMode="decimal"
          />
        )}
        <TextField
          {...fieldOf("minimum")}
          hint={pricesIncludeTax ? <Trans>With IVA</Trans> : <Trans>Without IVA</Trans>}
          inputMode="decimal"
        />
        <TextField {...fieldOf("startsOn")} type="date" />
        <TextField {...fieldOf("endsOn")} type="date" />
        <TextField {...fieldOf("maxUses")} inputMode="numeric" />
        <TextField
          {...fieldOf("maxUsesPerCustomer")}
          hint={<Trans>By email address and phone number</Trans>}
          inputMode="numeric"
        />
        <DiscountScope draft={draft} onChange={change} collections={collections} />
      </AddingFields>
      <div className="sm:col-span-2">
        <ConflictAlert
          form={form}
          comparison={discountComparison(collections, draft.kind)}
          className="mb-4"
        />
        <ErrorMessage
          error={form.error}
          texts={{ DUPLICATE: <Trans>This code is already taken.</Trans> }}
          className="mb-4"
        />
        <div className="flex justify-end gap-3">
          <Button variant="plain" size="sm" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="sm" isInactive={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </div>
    </ValidatedForm>
  );
}
