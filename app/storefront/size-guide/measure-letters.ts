/** Return the letter that a measure has in table and figure: A for the first. */
export function letterOf(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}
