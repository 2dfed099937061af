import { Trans, useLingui } from "@lingui/react/macro";
import { INVOICE_BUYER_KINDS, isDoubtfulNumber } from "#app/domain/checkout/invoice-buyer.ts";
import { type InvoiceDraft, identityKindOf } from "#app/domain/invoice/invoice-draft.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { useInvoiceWords } from "./use-invoice-words.ts";

type BuyerFieldsProps = {
  draft: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  /** The name on the invoice until another is typed. */
  recipient: string;
  isWrong: boolean;
};

/** Whom an invoice is for, if the customer has said. */
export function BuyerFields({ draft, onChange, recipient, isWrong }: BuyerFieldsProps) {
  const { t } = useLingui();
  const { buyerKinds } = useInvoiceWords();
  const identityKind = identityKindOf(draft);
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
            error={isWrong && <Trans>Please check the ID number and name for the invoice.</Trans>}
            autoComplete="off"
            maxLength={40}
          />
          <TextField
            label={<Trans>Name on the invoice</Trans>}
            value={draft.name ?? recipient}
            onChange={(name) => onChange({ ...draft, name })}
            autoComplete="off"
            maxLength={300}
          />
        </>
      )}
    </div>
  );
}
