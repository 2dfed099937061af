import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { OrderReversal } from "#app/domain/order/order-reversal.ts";
import { RadioField } from "../form/radio-field.tsx";
import { CreditNoteNotice } from "./credit-note-notice.tsx";

/** Who returns the money of a cancelled order. */
export type MoneyChoice = "reverse" | "by-hand";

type MoneyFieldsProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  reversal: OrderReversal | null;
  choice: MoneyChoice;
  onChange: (choice: MoneyChoice) => void;
};

/** Asks how the money of a cancelled order goes back, as far as PayPhone still allows it. */
export function MoneyFields({ order, invoices, reversal, choice, onChange }: MoneyFieldsProps) {
  const total = formatCents(order.total);
  if (!reversal?.isOpen) {
    return (
      <p className="text-sm">
        <Trans>
          {total} stays with the shop until you return it by hand. Then mark the order as Refunded.
        </Trans>
      </p>
    );
  }
  const radio = (value: MoneyChoice) => ({
    name: "money",
    value,
    checked: choice === value,
    onChange: () => onChange(value),
  });
  return (
    <fieldset>
      <legend className="text-muted text-sm">
        <Trans>How does the customer get {total} back?</Trans>
      </legend>
      <RadioField {...radio("by-hand")}>
        <Trans>I return it by hand</Trans>
      </RadioField>
      <RadioField {...radio("reverse")}>
        <Trans>PayPhone reverses the payment now</Trans>
      </RadioField>
      {choice === "reverse" && (
        <p className="text-sm">
          <CreditNoteNotice order={order} invoices={invoices} />
        </p>
      )}
    </fieldset>
  );
}
