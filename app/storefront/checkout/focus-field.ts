/** Move the focus to the field of the checkout with this name, if there is one. */
export function focusField(name: string) {
  const field = [...document.getElementsByName(name)].find((input) => !input.matches(":disabled"));
  // A field in a closed block cannot have the focus.
  const block = field?.closest("details");
  if (block) block.open = true;
  field?.focus();
}
