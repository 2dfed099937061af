import { Trans } from "@lingui/react/macro";
import { PAID_WITH, type PaidWith } from "#app/domain/payment-method.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { usePaidWithNames } from "./use-paid-with-names.ts";

type PaidWithSelectProps = { value: PaidWith; onChange: (paidWith: PaidWith) => void };

/** How a customer paid who had not chosen: the invoice names it. */
export function PaidWithSelect({ value, onChange }: PaidWithSelectProps) {
  const names = usePaidWithNames();
  return (
    <SelectField
      label={<Trans>If it was paid in the shop, how</Trans>}
      value={value}
      onChange={(chosen) => onChange(PAID_WITH.find((known) => known === chosen) ?? "cash")}
      className="max-w-xs"
    >
      {PAID_WITH.map((known) => (
        <option key={known} value={known}>
          {names[known]}
        </option>
      ))}
    </SelectField>
  );
}
