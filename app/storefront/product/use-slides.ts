import { type KeyboardEvent, useRef, useState } from "react";

/** How far each key leads from the slide that is shown. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Takes how many slides a sideways scrolling track holds and returns its ref and handlers, which slide is shown, and how to
 * show another. The track's own scrolling is the truth: a swipe, a thumbnail and a key all move it, and the rest follows.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = (index: number) => {
    const { current } = track;
    if (!current || index < 0 || index >= count) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isCalm ? "instant" : "smooth";
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

  return { track, shown, show, onScroll, onKeyDown };
}
