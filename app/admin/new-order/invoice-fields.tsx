import { Trans, useLingui } from "@lingui/react/macro";
import { INVOICE_BUYER_KINDS } from "#app/domain/invoice-buyer.ts";
import { identityKindOf } from "#app/domain/invoice-draft.ts";
import { recipientOf } from "#app/domain/shipping-draft.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

/** Whom the invoice is for, if the customer has said. */
export function InvoiceFields({ form }: { form: NewOrderForm }) {
  const { t } = useLingui();
  const { draft, problems } = form;
  const { invoice, customer } = draft;
  const names = {
    final_consumer: t`Final consumer`,
    cedula: t`Cédula`,
    ruc: t`RUC`,
    passport: t`Passport`,
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        label={<Trans>Invoice for</Trans>}
        value={invoice.kind}
        onChange={(chosen) => {
          const kind = INVOICE_BUYER_KINDS.find((known) => known === chosen) ?? "";
          form.change({ invoice: { ...invoice, kind } });
        }}
      >
        <option value="">{t`Not said yet`}</option>
        {INVOICE_BUYER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </SelectField>
      {identityKindOf(invoice) && (
        <>
          <TextField
            label={<Trans>Number</Trans>}
            value={invoice.number}
            onChange={(number) => form.change({ invoice: { ...invoice, number } })}
            error={problems.invoice && <Trans>Please check number and name for the invoice.</Trans>}
            autoComplete="off"
            maxLength={40}
          />
          <TextField
            label={<Trans>Name on the invoice</Trans>}
            value={invoice.name ?? recipientOf(customer)}
            onChange={(name) => form.change({ invoice: { ...invoice, name } })}
            autoComplete="off"
            maxLength={300}
          />
        </>
      )}
    </div>
  );
}
