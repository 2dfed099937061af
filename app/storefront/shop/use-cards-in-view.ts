import { useCallback, useState } from "react";

/** More cards than any window shows at first; used before the first layout. */
const MAX_IN_VIEW = 8;

/** Returns the number of cards in view, counted from the grid's first row. */
function cardsInView(grid: HTMLElement): number {
  const card = grid.firstElementChild?.getBoundingClientRect();
  if (!card?.height) return MAX_IN_VIEW;
  const columns = Math.round(grid.clientWidth / card.width);
  const rows = Math.ceil((window.innerHeight - Math.max(card.top, 0)) / card.height);
  return columns * Math.max(rows, 1);
}

/** Returns the ref of a grid and the number of its cards in view, measured after layout and scrolling. */
export function useCardsInView() {
  const [count, setCount] = useState(MAX_IN_VIEW);
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
