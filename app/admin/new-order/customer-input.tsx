import type { ComponentProps } from "react";
import type { ShippingFieldName } from "#app/domain/shipping-draft.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { CustomerProblem } from "./customer-problem.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

type CustomerInputProps = Pick<ComponentProps<typeof TextField>, "label" | "type" | "inputMode"> & {
  form: NewOrderForm;
  name: ShippingFieldName;
};

/** A text field of the customer. */
export function CustomerInput({ form, name, ...input }: CustomerInputProps) {
  const problem = form.problems.customer?.[name];
  return (
    <TextField
      {...input}
      value={form.draft.customer[name]}
      onChange={(value) => form.changeCustomer(name, value)}
      error={problem && <CustomerProblem of={problem} />}
      autoComplete="off"
      maxLength={200}
    />
  );
}
