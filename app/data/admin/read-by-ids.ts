/** Ids per request; more would not fit into one URL. */
const MAX_IDS = 100;

/** Read rows by their ids, as many at a time as one request takes. Throws what `read` throws. */
export async function readByIds<Row>(
  ids: readonly string[],
  read: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < ids.length; first += MAX_IDS) {
    rows.push(...(await read(ids.slice(first, first + MAX_IDS))));
  }
  return rows;
}
