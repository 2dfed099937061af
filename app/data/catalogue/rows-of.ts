type RestResult<Data> = { data: Data; error: { message: string } | null };

/**
 * Return the rows of a REST result. Throws an Error if the catalogue could not be read, which the host logs
 * (specification section 7: every operation logs and re-throws).
 */
export function rowsOf<Row>(result: RestResult<Row[] | null>): Row[] {
  if (result.error) throw new Error(`The catalogue could not be read: ${result.error.message}`);
  return result.data ?? [];
}
