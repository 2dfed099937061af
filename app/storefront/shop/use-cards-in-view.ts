import { useCallback, useState } from "react";

/** More than any window shows of the grid at first. */
const MOST_IN_VIEW = 8;

/** Returns how many cards the window shows, or will when the grid's first row is scrolled back into view. */
function cardsInView(grid: HTMLElement): number {
  const card = grid.firstElementChild?.getBoundingClientRect();
  if (!card?.height) return MOST_IN_VIEW;
  const columns = Math.round(grid.clientWidth / card.width);
  const rows = Math.ceil((window.innerHeight - Math.max(card.top, 0)) / card.height);
  return columns * Math.max(rows, 1);
}

/** Returns the ref of a grid and how many of its cards are in view, measured after a layout and after scrolling. */
export function useCardsInView() {
  const [count, setCount] = useState(MOST_IN_VIEW);
  const grid = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setCount(cardsInView(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("scrollend", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("scrollend", measure);
    };
  }, []);
  return { grid, count };
}
