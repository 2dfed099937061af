import type { ComponentProps } from "react";

type ValidatedFormProps = Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> & {
  onSubmit: () => void;
};

/** A form that its component validates and submits, not the browser. */
export function ValidatedForm({ onSubmit, ...form }: ValidatedFormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
