// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { useCardsInView } from "./use-cards-in-view.ts";

vi.stubGlobal("innerHeight", 900);

let top = 400;
let resized: () => void;
vi.stubGlobal(
  "ResizeObserver",
  class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
    disconnect() {}
  },
);

function Grid() {
  const { grid, count } = useCardsInView();
  return (
    <ul ref={grid} data-count={count}>
      <li />
    </ul>
  );
}

test("counts the cards in view, again after scrolling", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Grid />));
  onTestFinished(() => act(() => root.unmount()));
  const grid = document.querySelector("ul") as HTMLElement;
  const card = grid.firstElementChild as HTMLElement;
  vi.spyOn(grid, "clientWidth", "get").mockReturnValue(620);
  card.getBoundingClientRect = () => new DOMRect(0, top, 300, 500);
  expect(grid.dataset.count).toBe("8");
  act(() => resized());
  expect(grid.dataset.count).toBe("2");
  top = -200;
  act(() => void window.dispatchEvent(new Event("scrollend")));
  expect(grid.dataset.count).toBe("4");
});
