import { type KeyboardEvent, type RefObject, useState } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Return the current slide of a horizontal scroll container and its handlers. Swipes, keys and `show` scroll; the state follows. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0);
  // A slide may be narrower than the container; then the last one ends at its edge.
  const stepOf = ({ scrollWidth, clientWidth }: HTMLElement) =>
    (scrollWidth - clientWidth) / Math.max(1, count - 1);

  const show = (index: number) => {
    const { current } = track;
    if (!current || index < 0 || index >= count) return;
    const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = prefersReducedMotion ? "instant" : "smooth";
    current.scrollTo({ left: index * stepOf(current), behavior });
  };

  const onScroll = () => {
    const { current } = track;
    const step = current ? stepOf(current) : 0;
    if (current && step > 0) setShown(Math.round(current.scrollLeft / step));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // With these keys it is the browser's, such as back.
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (step === undefined || isShortcut) return;
    event.preventDefault();
    show(shown + step);
  };

  return { shown, show, onScroll, onKeyDown };
}
