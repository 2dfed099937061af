import { dataOf, type RestResult } from "./data-of.ts";

/** Return the rows of a REST result. Throws an Error if the catalogue could not be read. */
export function rowsOf<Row>(result: RestResult<Row[] | null>): Row[] {
  return dataOf(result) ?? [];
}
