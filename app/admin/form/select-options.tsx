import type { ReactNode } from "react";

type SelectOptionsProps<Value extends string> = {
  values: readonly Value[];
  nameOf: (value: Value) => ReactNode;
};

export function SelectOptions<Value extends string>({ values, nameOf }: SelectOptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));
}
