import { Trans } from "@lingui/react/macro";
import { PAYMENT_MARK_NAMES } from "#app/domain/shop-information/payment-mark-names.ts";
import { PAYMENT_MARKS } from "#app/domain/shop-information/shop-information.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { LinkedSection } from "./linked-section.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export function PaymentMarksSection({ form: { draft, change } }: { form: SettingsForm }) {
  const { paymentMarks } = draft;
  return (
    <LinkedSection
      id="marks"
      hint={<Trans>Choose only what your contract with PayPhone accepts.</Trans>}
    >
      <div className="grid gap-x-8 sm:col-span-2 sm:grid-cols-3">
        {PAYMENT_MARKS.map((mark) => (
          <CheckboxField
            key={mark}
            label={PAYMENT_MARK_NAMES[mark]}
            checked={paymentMarks.includes(mark)}
            onChange={(isShown) =>
              change({
                paymentMarks: PAYMENT_MARKS.filter((other) =>
                  other === mark ? isShown : paymentMarks.includes(other),
                ),
              })
            }
          />
        ))}
      </div>
    </LinkedSection>
  );
}
