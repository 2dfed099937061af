import { type KeyboardEvent, type RefObject, useState } from "react";

/** How far each key leads from the slide that is shown. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Takes a sideways scrolling track and how many slides it holds; returns its handlers, which slide is shown, and how to show
 * another. The state follows the track's scrolling: a swipe, a thumbnail and a key all move the track.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
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

  return { shown, show, onScroll, onKeyDown };
}
