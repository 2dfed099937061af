import { Trans, useLingui } from "@lingui/react/macro";
import { DISCOUNT_KINDS } from "#app/domain/discount/discount-quote.ts";
import { MAX_AGREED_REASON } from "#app/domain/owner-order/owner-order.ts";
import { hasAgreedPrice } from "#app/domain/owner-order/read-owner-order.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DiscountKindName } from "../discounts/discount-kind-name.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { FormSection } from "./form-section.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

type AgreedSectionProps = { form: NewOrderForm; pricesIncludeTax: boolean };

/** A discount for the whole order, and why its prices are others than the catalogue's. */
export function AgreedSection({ form, pricesIncludeTax }: AgreedSectionProps) {
  const { t } = useLingui();
  const { draft, problems } = form;
  const { discountKind: kind } = draft;
  const inTax = pricesIncludeTax ? <Trans>With IVA</Trans> : <Trans>Without IVA</Trans>;
  return (
    <FormSection title={<Trans>Discount</Trans>}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={<Trans>For the whole order</Trans>}
          value={kind}
          onChange={(chosen) =>
            form.change({ discountKind: DISCOUNT_KINDS.find((known) => known === chosen) ?? "" })
          }
        >
          <option value="">{t`No discount`}</option>
          <SelectOptions
            values={DISCOUNT_KINDS}
            nameOf={(known) => <DiscountKindName of={known} />}
          />
        </SelectField>
        {(kind === "percent" || kind === "amount") && (
          <TextField
            label={
              kind === "percent" ? <Trans>Percent off</Trans> : <Trans>Amount off in USD</Trans>
            }
            hint={kind === "amount" && inTax}
            error={
              problems.discount &&
              (kind === "percent" ? (
                <Trans>Please write a percentage up to 100, for example 10 or 12.5.</Trans>
              ) : (
                <Trans>Please write an amount above 0, for example 15 or 15.50.</Trans>
              ))
            }
            value={draft.discountValue}
            onChange={(discountValue) => form.change({ discountValue })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        )}
      </div>
      {hasAgreedPrice(draft) && (
        <TextField
          label={<Trans>Reason</Trans>}
          hint={<Trans>For the order's history. The customer does not see it.</Trans>}
          error={problems.reason && <Trans>Please say why the price is different.</Trans>}
          value={draft.reason}
          onChange={(reason) => form.change({ reason })}
          autoComplete="off"
          maxLength={MAX_AGREED_REASON}
        />
      )}
    </FormSection>
  );
}
