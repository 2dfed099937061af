import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import {
  allowsFinalConsumer,
  type IdentityKind,
  identityProblemOf,
  isDoubtfulNumber,
} from "#app/domain/checkout/invoice-buyer.ts";
import {
  chosenKind,
  type InvoiceDraft,
  type InvoiceNeed,
  identityKindOf,
} from "#app/domain/invoice/invoice-draft.ts";
import { afterPress } from "#app/ui/after-press.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { IdentityProblem } from "./identity-problem.tsx";
import { InvoiceKindOptions, useInvoiceKindNames } from "./invoice-kind-options.tsx";

type InvoiceBlockProps = {
  draft: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  need: InvoiceNeed;
  /** The recipient's name, which most invoices carry. */
  recipient: string;
  /** Shows what is wrong, before the field was left. */
  isChecked: boolean;
};

type FieldsProps = Omit<InvoiceBlockProps, "need"> & { kind: IdentityKind };

function IdentityFields({ kind, draft, onChange, recipient, isChecked }: FieldsProps) {
  const { t } = useLingui();
  const names = useInvoiceKindNames();
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = (isLeft || isChecked) && identityProblemOf(kind, draft.number) !== null;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField
        {...FIELD}
        label={names[kind]}
        name="invoiceNumber"
        value={draft.number}
        onChange={(number) => onChange({ ...draft, number })}
        onBlur={() => afterPress(() => setIsLeft(true))}
        hint={
          isDoubtfulNumber(kind, draft.number) && (
            <Trans>Please check this RUC once more. If it is right, continue.</Trans>
          )
        }
        error={isWrong && <IdentityProblem kind={kind} />}
        inputMode={kind === "passport" ? "text" : "numeric"}
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        {...FIELD}
        label={t`Name on the invoice`}
        name="invoiceName"
        value={draft.name ?? recipient}
        onChange={(name) => onChange({ ...draft, name })}
        autoComplete={kind === "ruc" ? "organization" : "name"}
        maxLength={300}
        required
      />
    </div>
  );
}

function Fields(props: InvoiceBlockProps) {
  const { draft, onChange, need } = props;
  const value = chosenKind(draft, need);
  const kind = value === "" ? null : identityKindOf(draft);
  return (
    <div className="grid gap-5">
      <InvoiceKindOptions
        value={value}
        onChange={(chosen) => onChange({ ...draft, kind: chosen })}
        allowsFinalConsumer={allowsFinalConsumer(need.total)}
        isRequired={need.isRequired}
      />
      {kind && <IdentityFields {...props} kind={kind} />}
    </div>
  );
}

const TITLE =
  "flex min-h-11 cursor-pointer list-none items-center gap-3 text-lg [&::-webkit-details-marker]:hidden";

/** As high and as wide inside as the shipping fields above. */
const FIELD = { inputClassName: "min-h-12! px-4!" };

function Section({ children }: { children: ReactNode }) {
  return <div className="border-hairline border-t pt-3 sm:col-span-2">{children}</div>;
}

/** Whom the invoice is for: closed until a shopper wants to say it, and open where the law asks before the payment. */
export function InvoiceBlock(props: InvoiceBlockProps) {
  const { draft, need } = props;
  const [wasChosen] = useState(() => draft.kind !== "");
  if (need.isRequired) {
    return (
      <Section>
        <h3 className="mb-2 text-lg">
          <Trans>Invoice</Trans>
        </h3>
        <p className="mb-4 text-sm text-muted">
          <Trans>
            By law the SRI receives your invoice at the moment of sale, so we need to know whom it
            is for.
          </Trans>
        </p>
        <Fields {...props} />
      </Section>
    );
  }
  return (
    <Section>
      <details open={wasChosen} className="group">
        <summary className={TITLE}>
          <Trans>Invoice (optional)</Trans>
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <p className="mt-1 mb-4 text-sm text-muted">
          <Trans>You can also tell us on your receipt, after the payment.</Trans>
        </p>
        <Fields {...props} />
      </details>
    </Section>
  );
}
