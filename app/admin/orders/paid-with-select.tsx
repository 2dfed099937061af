import { Trans, useLingui } from "@lingui/react/macro";
import { PAID_WITH, type PaidWith } from "#app/domain/checkout/payment-method.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { usePaidWithNames } from "./use-paid-with-names.ts";

type PaidWithSelectProps = {
  value: PaidWith | null;
  onChange: (paidWith: PaidWith | null) => void;
};

/** How a customer paid a member of staff or the courier: an invoice that is still to be made names it. */
export function PaidWithSelect({ value, onChange }: PaidWithSelectProps) {
  const { t } = useLingui();
  const names = usePaidWithNames();
  return (
    <SelectField
      label={<Trans>How it was paid</Trans>}
      hint={
        value === null && (
          <Trans>The payment can be confirmed once you have chosen. The invoice names it.</Trans>
        )
      }
      required
      value={value ?? ""}
      onChange={(chosen) => onChange(PAID_WITH.find((known) => known === chosen) ?? null)}
    >
      <option value="">{t`Choose`}</option>
      <SelectOptions values={PAID_WITH} nameOf={(known) => names[known]} />
    </SelectField>
  );
}
