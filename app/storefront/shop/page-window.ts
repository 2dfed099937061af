/**
 * Takes the page shown and how many there are; returns the numbers to link to: the first, the last, the shown one with its
 * neighbors, and null where numbers are left out.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
