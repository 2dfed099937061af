import { Trans } from "@lingui/react/macro";
import { recipientOf } from "#app/domain/checkout/shipping-draft.ts";
import { invoiceDraftOf } from "#app/domain/owner-order/owner-order-draft.ts";
import { parseLanguage } from "#app/domain/text/language.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { BuyerFields } from "../tax-documents/buyer-fields.tsx";
import { CustomerInput } from "./customer-input.tsx";
import { CustomerSearch } from "./customer-search.tsx";
import { FormSection } from "./form-section.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

/** Who buys, in which language they are written to, and whom the invoice is for. */
export function CustomerSection({ form }: { form: NewOrderForm }) {
  const { draft } = form;
  const isOptional = draft.paidWith !== null;
  return (
    <FormSection title={<Trans>Customer</Trans>}>
      <CustomerSearch onChoose={form.fillCustomer} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CustomerInput
          form={form}
          name="firstName"
          label={isOptional ? <Trans>First name (optional)</Trans> : <Trans>First name</Trans>}
        />
        <CustomerInput form={form} name="lastName" label={<Trans>Last name (optional)</Trans>} />
        <CustomerInput
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          label={isOptional ? <Trans>Phone (optional)</Trans> : <Trans>Phone</Trans>}
        />
        <CustomerInput
          form={form}
          name="email"
          type="email"
          inputMode="email"
          label={<Trans>Email (optional)</Trans>}
        />
        <SelectField
          label={<Trans>Language of the customer</Trans>}
          value={draft.language}
          onChange={(chosen) => form.change({ language: parseLanguage(chosen) ?? "es" })}
        >
          <option value="es">Español</option>
          <option value="en">English</option>
        </SelectField>
      </div>
      <BuyerFields
        draft={invoiceDraftOf(draft, form.quote.value?.total ?? null)}
        onChange={(invoice) => form.change({ invoice })}
        recipient={recipientOf(draft.customer)}
        isWrong={form.problems.invoice === true}
      />
    </FormSection>
  );
}
