import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_HOLD_HOURS, PAID_WITH } from "#app/domain/checkout/payment-method.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { usePaidWithNames } from "../orders/use-paid-with-names.ts";
import { FormSection } from "./form-section.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

/** Whether the customer pays by link and until when, or has paid in the shop. */
export function PaymentSection({ form }: { form: NewOrderForm }) {
  const { t } = useLingui();
  const names = usePaidWithNames();
  const { draft, problems } = form;
  return (
    <FormSection title={<Trans>Payment</Trans>}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={<Trans>How it is paid</Trans>}
          value={draft.paidWith ?? ""}
          onChange={(chosen) =>
            form.change({ paidWith: PAID_WITH.find((known) => known === chosen) ?? null })
          }
        >
          <option value="">{t`The customer pays by link`}</option>
          <SelectOptions
            values={PAID_WITH}
            nameOf={(known) => t`Paid in the shop: ${names[known]}`}
          />
        </SelectField>
        {draft.paidWith === null ? (
          <TextField
            label={<Trans>Reserved for this many hours</Trans>}
            error={
              problems.holdHours && (
                <Trans>Please write a whole number of hours from 1 to {MAX_HOLD_HOURS}.</Trans>
              )
            }
            value={draft.holdHours}
            onChange={(holdHours) => form.change({ holdHours })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        ) : (
          <div className="self-end">
            <CheckboxField
              label={<Trans>The customer has it already</Trans>}
              checked={draft.isHandedOver}
              onChange={(isHandedOver) => form.change({ isHandedOver })}
            />
          </div>
        )}
      </div>
    </FormSection>
  );
}
