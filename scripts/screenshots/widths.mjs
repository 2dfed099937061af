/** The widths at which a view is stored in `docs/screenshots`. */
export const EVERY = [390, 768, 1440];
export const ENDS = [390, 1440];
/** Not stored: only taken with `--into`. */
export const LOOKED_AT = [];
