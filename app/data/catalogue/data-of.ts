/** The answer of the REST API. */
type RestResult<Data> = { data: Data; error: { message: string } | null };

/**
 * Return the data of a REST result. Throws an Error if the catalogue could not be read, which the host logs
 * (specification section 7: every operation logs and re-throws).
 */
export function dataOf<Data>({ data, error }: RestResult<Data>): Data {
  if (error) throw new Error(`The catalogue could not be read: ${error.message}`);
  return data;
}

/** Return the rows of a REST result. Throws an Error if the catalogue could not be read. */
export function rowsOf<Row>(result: RestResult<Row[] | null>): Row[] {
  return dataOf(result) ?? [];
}
