/** Move the focus to the field of the checkout with this name, if there is one. */
export function focusField(name: string) {
  const field = document.querySelector<HTMLElement>(`[name="${name}"]:not([disabled])`);
  // A field in a closed block cannot have the focus.
  const block = field?.closest("details");
  if (block) block.open = true;
  field?.focus();
}
