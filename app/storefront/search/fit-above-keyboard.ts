/** Limit an element's height to what is visible above a phone's keyboard. A ref callback. */
export function fitAboveKeyboard(element: HTMLElement | null) {
  if (!element) return;
  const viewport = window.visualViewport;
  const place = () => {
    if (!viewport) return;
    const { top } = element.getBoundingClientRect();
    const height = viewport.offsetTop + viewport.height - top;
    element.style.setProperty("max-height", `${Math.max(height, 0)}px`);
  };
  place();
  viewport?.addEventListener("resize", place);
  viewport?.addEventListener("scroll", place);
  return () => {
    viewport?.removeEventListener("resize", place);
    viewport?.removeEventListener("scroll", place);
  };
}
