/** Classes of a link to a tab or a state. Forced colors show transparent borders, so there the others have the color of the page. */
export const TAB_CLASS =
  "inline-flex items-center border-transparent border-b-2 text-muted hover:text-ink " +
  "aria-[current=page]:border-terracotta aria-[current=page]:text-ink " +
  "forced-colors:not-aria-[current=page]:border-[Canvas]";
