import { Trans, useLingui } from "@lingui/react/macro";
import { isEcuador, PROVINCES } from "#app/domain/delivery/province.ts";
import { isTakenAlong } from "#app/domain/owner-order/owner-order-draft.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { CustomerInput } from "./customer-input.tsx";
import { FormSection } from "./form-section.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

function Address({ form }: { form: NewOrderForm }) {
  const { t } = useLingui();
  const { customer } = form.draft;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <CustomerInput form={form} name="address" label={<Trans>Address</Trans>} />
      <CustomerInput form={form} name="landmark" label={<Trans>Landmark (optional)</Trans>} />
      <CustomerInput form={form} name="city" label={<Trans>City</Trans>} />
      {isEcuador(customer.country) ? (
        <SelectField
          label={<Trans>Province</Trans>}
          value={customer.province}
          onChange={(province) => form.changeCustomer("province", province)}
        >
          <option value="">{t`Choose`}</option>
          <SelectOptions values={PROVINCES} nameOf={(province) => province} />
        </SelectField>
      ) : (
        <CustomerInput form={form} name="province" label={<Trans>Province</Trans>} />
      )}
      <CustomerInput form={form} name="postalCode" label={<Trans>Postal code (optional)</Trans>} />
      <CustomerInput form={form} name="country" label={<Trans>Country</Trans>} />
    </div>
  );
}

/** How the order reaches its customer; nothing for what was taken along. */
export function DeliverySection({ form }: { form: NewOrderForm }) {
  const { t } = useLingui();
  const { draft } = form;
  if (isTakenAlong(draft)) return null;
  return (
    <FormSection title={<Trans>Delivery</Trans>}>
      <SelectField
        label={<Trans>How it reaches the customer</Trans>}
        value={draft.delivery}
        onChange={(chosen) =>
          form.change({ delivery: chosen === "pickup" ? "pickup" : "delivery" })
        }
        className="max-w-sm"
      >
        <option value="delivery">{t`Delivery to an address`}</option>
        <option value="pickup">{t`Pick-up in the shop`}</option>
      </SelectField>
      {draft.delivery === "delivery" && <Address form={form} />}
    </FormSection>
  );
}
