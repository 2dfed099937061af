/** The longest that a size or color may be, in characters. The database has the same limit. */
export const MAX_CHOICE_LENGTH = 100;
