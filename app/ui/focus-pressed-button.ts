/**
 * Focus the pressed button or link in Safari, which focuses its nearest focusable ancestor instead: dialogs return the focus to what
 * had it. A press that leaves the focus in a field is not changed.
 */
export function focusPressedButton({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>("a, button");
  if (button && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
}
