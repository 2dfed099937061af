/** Return the page numbers to link to: the first, the last, the current one with its neighbors, and null for each gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const linked = [1, page - 1, page, page + 1, pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  );
  return linked.flatMap((number, index) => {
    const gap = number - (linked[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
