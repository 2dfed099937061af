type Answer<Data> = { data: Data; error: { message: string } | null };

/**
 * Takes an answer of the REST API and returns its rows. Throws an Error when the catalogue could not be read; the host logs it
 * (specification section 7: every operation logs and re-throws).
 */
export function rowsOf<Row>(answer: Answer<Row[] | null>): Row[] {
  if (answer.error) throw new Error(`The catalogue could not be read: ${answer.error.message}`);
  return answer.data ?? [];
}
