/**
 * Takes how many there are, not negative, and returns which of their forms English and Spanish words take (below a
 * million, where Spanish has a third). A plural of the
 * catalogue asks the browser for this, and for a number format with it, whether or not that is shown: on a phone the first
 * one of a page costs a tenth of a second before anything answers.
 */
export function grammaticalNumber(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}
