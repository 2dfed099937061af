/**
 * Run what moves the page on blur: at once, or once the press that took the focus is over. A button that moved away
 * between press and release would lose its click.
 */
export function afterPress(run: () => void): void {
  // The click follows the release in the same task.
  const runAfterClick = () => setTimeout(run);
  if (document.querySelector(":active")) {
    window.addEventListener("mouseup", runAfterClick, { once: true });
  } else run();
}
