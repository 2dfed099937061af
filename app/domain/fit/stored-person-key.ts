/** The local storage key of a shopper's measures. */
export const STORED_PERSON_KEY = "gemma-luce-measures";
