import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { INVOICE_BUYER_KINDS, type InvoiceBuyerKind } from "#app/domain/checkout/invoice-buyer.ts";
import { OPTION_CLASS, OPTION_INPUT_CLASS } from "../option-class.ts";

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
  /** Undefined in a form that works without script. */
  value?: InvoiceBuyerKind | "";
  onChange?: (kind: InvoiceBuyerKind | "") => void;
  /** Whether an invoice without a name is possible. */
  allowsFinalConsumer: boolean;
  /** Offers to say it later. */
  hasLater?: boolean;
  isRequired?: boolean;
};

/** Whom an invoice is for, as radio buttons. */
export function InvoiceKindOptions(props: InvoiceKindOptionsProps) {
  const { value, onChange, allowsFinalConsumer, hasLater = false, isRequired = false } = props;
  const { t } = useLingui();
  const names = useInvoiceKindNames();
  const noteId = useId();
  const hasNote = !allowsFinalConsumer || value === "final_consumer";
  const option = (kind: InvoiceBuyerKind | "", name: string, isDisabled = false) => (
    <label key={kind} className={isDisabled ? `${OPTION_CLASS} text-muted` : OPTION_CLASS}>
      <input
        type="radio"
        name="kind"
        value={kind}
        required={isRequired}
        disabled={isDisabled}
        {...(onChange && { checked: value === kind, onChange: () => onChange(kind) })}
        className={OPTION_INPUT_CLASS}
      />
      {name}
    </label>
  );
  return (
    <fieldset aria-describedby={hasNote ? noteId : undefined}>
      <legend className="mb-2 text-sm text-muted">
        <Trans>Invoice for</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {hasLater && option("", t`Later`)}
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
