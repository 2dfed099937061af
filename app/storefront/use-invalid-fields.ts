import { type FormEvent, useState } from "react";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Take over the messages of the browser, which are in its own language: when a form is sent, mark the fields that it finds invalid
 * and focus the first. Without script the browser shows its own.
 */
export function useInvalidFields() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Whether the field with this name is marked. */
    has: (name: string) => names.has(name),
    /** The handlers of each field. */
    field: {
      onInvalid(event: FormEvent<Field>) {
        event.preventDefault();
        const { form, name } = event.currentTarget;
        focusFirstInvalid(form);
        setNames((marked) => new Set(marked).add(name));
      },
      onInput({ currentTarget: { name, validity } }: FormEvent<Field>) {
        if (!validity.valid || !names.has(name)) return;
        setNames(new Set([...names].filter((marked) => marked !== name)));
      },
    },
  };
}
