import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type IdentityKind,
  INVOICE_BUYER_KINDS,
  identityProblemOf,
  isDoubtfulNumber,
} from "#app/domain/checkout/invoice-buyer.ts";
import { type InvoiceDraft, identityKindOf } from "#app/domain/invoice/invoice-draft.ts";
import {
  type InvoiceNameProblem,
  invoiceNameProblemOf,
} from "#app/domain/invoice/invoice-name-problem.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { words } from "../form/words.ts";
import { useInvoiceWords } from "./use-invoice-words.ts";

type BuyerFieldsProps = {
  draft: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  /** The name on the invoice until another is typed. */
  recipient: string;
  isWrong: boolean;
};

/** Why a number is not valid on an invoice, in the checkout's words. */
const NumberProblem = words<IdentityKind>({
  cedula: msg`Please check this cédula digit by digit: it has ten, as on the card.`,
  ruc: msg`Please check this RUC: it has thirteen digits and ends in 001.`,
  passport: msg`Please check this number: it has 5 to 20 letters and digits.`,
});

const NameProblem = words<InvoiceNameProblem>({
  required: msg`Please write the name for the invoice.`,
  characters: msg`Please remove the characters that cannot be seen.`,
  long: msg`This is too long.`,
});

/** Whom an invoice is for, if the customer has said. */
export function BuyerFields({ draft, onChange, recipient, isWrong }: BuyerFieldsProps) {
  const { t } = useLingui();
  const { buyerKinds } = useInvoiceWords();
  const identityKind = identityKindOf(draft);
  const name = draft.name ?? recipient;
  const nameProblem = invoiceNameProblemOf(name);
  const isNumberWrong =
    isWrong &&
    identityKind !== null &&
    (draft.number.trim() === "" || identityProblemOf(identityKind, draft.number) !== null);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        label={<Trans>Invoice for</Trans>}
        value={draft.kind}
        onChange={(chosen) => {
          const kind = INVOICE_BUYER_KINDS.find((known) => known === chosen) ?? "";
          onChange({ ...draft, kind });
        }}
        error={
          isWrong &&
          !identityKind &&
          (draft.kind === "" ? (
            <Trans>Please say whom the invoice is for.</Trans>
          ) : (
            <Trans>Above $50.00 an invoice has to name its buyer.</Trans>
          ))
        }
      >
        <option value="">{t`Not said yet`}</option>
        <SelectOptions values={INVOICE_BUYER_KINDS} nameOf={(kind) => buyerKinds[kind]} />
      </SelectField>
      {draft.kind === "final_consumer" && (
        <p className="self-center text-muted text-sm">
          <Trans>An invoice to a final consumer cannot be credited if the order is returned.</Trans>
        </p>
      )}
      {identityKind && (
        <>
          <TextField
            label={buyerKinds[identityKind]}
            inputMode={identityKind === "passport" ? "text" : "numeric"}
            value={draft.number}
            onChange={(number) => onChange({ ...draft, number })}
            hint={
              isDoubtfulNumber(identityKind, draft.number) && (
                <Trans>Please check this RUC once more. If it is right, continue.</Trans>
              )
            }
            error={isNumberWrong && <NumberProblem of={identityKind} />}
            autoComplete="off"
            maxLength={40}
          />
          <TextField
            label={<Trans>Name on the invoice</Trans>}
            value={name}
            onChange={(typed) => onChange({ ...draft, name: typed })}
            error={isWrong && nameProblem && <NameProblem of={nameProblem} />}
            autoComplete="off"
            maxLength={300}
          />
        </>
      )}
    </div>
  );
}
