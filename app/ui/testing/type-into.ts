import { act } from "react";

/** Set the text of an input as typing does. */
export function typeInto(input: HTMLInputElement | null, text: string): Promise<void> {
  // React ignores a value that is set through the element's own property.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  return act(async () => {
    setter?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
