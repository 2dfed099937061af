/** The most cards a row has. */
export const MAX_COLUMNS = 4;

/** One column below 340 px of window, two on phones, then up to four, by the width of the `@container` around the grid. */
export const GRID_COLUMNS =
  "grid grid-cols-1 gap-x-3 gap-y-9 @min-[18.75rem]:grid-cols-2 @lg:gap-x-6 @lg:gap-y-12 @3xl:grid-cols-3 @5xl:grid-cols-4";

/** The `sizes` of a card's picture in these columns: of four, or of three beside the filters. `page-width` is capped in rem, then by 78vw. */
export const GRID_PICTURE_SIZES =
  "(min-width: 115rem) 17.5vw, (min-width: 80rem) min(22vw, 20.5rem), (min-width: 53rem) 30vw, (min-width: 21.25rem) 46vw, 92vw";
