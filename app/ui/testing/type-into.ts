import { act } from "react";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Set the text of an input as typing does. */
export function typeInto(input: TextInput | null, text: string): Promise<void> {
  const { prototype } =
    input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React ignores a value that is set through the element's own property.
  const setter = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
  return act(async () => {
    setter?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
