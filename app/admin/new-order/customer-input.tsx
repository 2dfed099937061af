import { msg } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import type { ShippingFieldName } from "#app/domain/checkout/shipping-draft.ts";
import type { CustomerProblem } from "#app/domain/owner-order/read-owner-order.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { words } from "../form/words.ts";
import type { NewOrderForm } from "./use-new-order.ts";

type CustomerInputProps = Pick<ComponentProps<typeof TextField>, "label" | "type" | "inputMode"> & {
  form: NewOrderForm;
  name: ShippingFieldName;
};

const Problem = words<CustomerProblem>({
  required: msg`Please fill in this field.`,
  email: msg`Please write an email address, for example ana@example.com.`,
  phone: msg`Please check the number; for example 099 123 4567.`,
  "phone-abroad": msg`Please write the number with its country code; for example, +51 987 654 321.`,
  province: msg`Please choose a province of Ecuador.`,
  undelivered: msg`Please choose a province of Ecuador.`,
  characters: msg`Please check these characters.`,
});

export function CustomerInput({ form, name, ...input }: CustomerInputProps) {
  const problem = form.problems.customer?.[name];
  return (
    <TextField
      {...input}
      value={form.draft.customer[name]}
      onChange={(value) => form.changeCustomer(name, value)}
      error={problem && <Problem of={problem} />}
      autoComplete="off"
      maxLength={200}
    />
  );
}
