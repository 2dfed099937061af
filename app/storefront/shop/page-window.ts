/**
 * Takes the page shown, how many there are known to be, and whether there may be more; returns the numbers to link to: the
 * first, the last where it is known, the shown one with its neighbours, and null where numbers are left out.
 */
export function pageWindow(page: number, pageCount: number, isOpen = false): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, isOpen ? page : pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  );
  const numbers = shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
  return isOpen && page < pageCount ? [...numbers, null] : numbers;
}
