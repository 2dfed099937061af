/** Classes of a button that is pressed or not. */
export const TOGGLE_CLASS =
  "min-h-11 border border-edge px-3 text-sm transition-colors hover:border-ink " +
  "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper " +
  "forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]";
