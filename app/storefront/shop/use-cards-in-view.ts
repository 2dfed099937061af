import { useCallback, useState } from "react";

/** More than any window shows of the grid at first. */
const MOST_IN_VIEW = 8;

function cardsInView(grid: HTMLElement): number {
  const card = grid.firstElementChild?.getBoundingClientRect();
  if (!card?.height) return MOST_IN_VIEW;
  return Math.round(grid.clientWidth / card.width) * Math.ceil(window.innerHeight / card.height);
}

/** Returns the ref of a grid and how many of its cards fill the window. An observer measures it: its layout is up to date then. */
export function useCardsInView() {
  const [count, setCount] = useState(MOST_IN_VIEW);
  const grid = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setCount(cardsInView(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { grid, count };
}
