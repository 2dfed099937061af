import { type KeyboardEvent, type RefObject, useState } from "react";

/** The step of each key. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Return the current slide of a horizontal scroll container and its handlers. Swipes, keys and `show` scroll; the state follows. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0);

  const show = (index: number) => {
    const { current } = track;
    if (!current || index < 0 || index >= count) return;
    const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = prefersReducedMotion ? "instant" : "smooth";
    current.scrollTo({ left: index * current.clientWidth, behavior });
  };

  const onScroll = () => {
    const { current } = track;
    if (current?.clientWidth) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  };

  return { shown, show, onScroll, onKeyDown };
}
