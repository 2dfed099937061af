/** Takes figures and returns the middle one of them; NaN of none. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
