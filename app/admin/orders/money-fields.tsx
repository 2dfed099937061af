import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { InvoiceRow } from "#app/domain/invoice-row.ts";
import { formatCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import type { OrderReversal } from "#app/domain/order-reversal.ts";
import { CreditNoteNotice } from "./credit-note-notice.tsx";

/** Who returns the money of a cancelled order. */
export type MoneyChoice = "reverse" | "by-hand";

type ChoiceProps = {
  value: MoneyChoice;
  chosen: MoneyChoice;
  onChange: (choice: MoneyChoice) => void;
  children: ReactNode;
};

function Choice({ value, chosen, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="money"
        value={value}
        checked={chosen === value}
        onChange={() => onChange(value)}
        className="size-5 shrink-0 accent-terracotta"
      />
      <span>{children}</span>
    </label>
  );
}

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
  return (
    <fieldset>
      <legend className="text-muted text-sm">
        <Trans>How does the shopper get {total} back?</Trans>
      </legend>
      <Choice value="by-hand" chosen={choice} onChange={onChange}>
        <Trans>I return it by hand</Trans>
      </Choice>
      <Choice value="reverse" chosen={choice} onChange={onChange}>
        <Trans>PayPhone reverses the payment now</Trans>
      </Choice>
      {choice === "reverse" && (
        <p className="text-sm">
          <CreditNoteNotice order={order} invoices={invoices} />
        </p>
      )}
    </fieldset>
  );
}
