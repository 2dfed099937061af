/** The form of a browser's attempt key, as `crypto.randomUUID` makes it. */
export const ATTEMPT_KEY_FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
