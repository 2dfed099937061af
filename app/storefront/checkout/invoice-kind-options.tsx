import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { INVOICE_BUYER_KINDS, type InvoiceBuyerKind } from "#app/domain/checkout/invoice-buyer.ts";
import { Option } from "../option.tsx";

/** Return the names of the kinds of buyer. */
export function useInvoiceKindNames(): Record<InvoiceBuyerKind, string> {
  const { t } = useLingui();
  return {
    final_consumer: t`Final consumer`,
    cedula: t`Cédula`,
    ruc: t`RUC`,
    passport: t`Passport`,
  };
}

type InvoiceKindOptionsProps = {
  value: InvoiceBuyerKind | "";
  onChange: (kind: InvoiceBuyerKind | "") => void;
  /** Whether an invoice without a name is possible. */
  allowsFinalConsumer: boolean;
  /** Otherwise it offers to say it later. */
  isRequired: boolean;
};

/** Whom an invoice is for, as radio buttons. */
export function InvoiceKindOptions(props: InvoiceKindOptionsProps) {
  const { value, onChange, allowsFinalConsumer, isRequired } = props;
  const { t } = useLingui();
  const names = useInvoiceKindNames();
  const noteId = useId();
  const hasNote = !allowsFinalConsumer || value === "final_consumer";
  const option = (kind: InvoiceBuyerKind | "", name: string, isDisabled = false) => (
    <Option
      key={kind}
      type="radio"
      name="kind"
      value={kind}
      checked={value === kind}
      onChange={() => onChange(kind)}
      required={isRequired}
      disabled={isDisabled}
      className={isDisabled ? "text-muted" : undefined}
    >
      {name}
    </Option>
  );
  return (
    <fieldset aria-describedby={hasNote ? noteId : undefined}>
      <legend className="mb-2 text-sm text-muted">
        <Trans>Invoice for</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {!isRequired && option("", t`Later`)}
        {INVOICE_BUYER_KINDS.map((kind) =>
          option(kind, names[kind], kind === "final_consumer" && !allowsFinalConsumer),
        )}
      </div>
      {hasNote && (
        <p id={noteId} className="mt-2 text-sm text-muted">
          {allowsFinalConsumer ? (
            <Trans>
              An invoice to a final consumer cannot be credited if you return the order.
            </Trans>
          ) : (
            <Trans>Above $50.00 the law asks for the buyer's name and ID number.</Trans>
          )}
        </p>
      )}
    </fieldset>
  );
}
