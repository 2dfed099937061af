/** Return some of the fields. */
export function fieldsOf<Values extends object>(
  values: Values,
  fields: (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}
