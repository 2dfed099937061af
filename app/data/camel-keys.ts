type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/** A row with its columns as fields. */
export type CamelKeys<Row> = { [Key in keyof Row as CamelCase<Key & string>]: Row[Key] };

/** Rename the columns of a row to fields: `created_at` to `createdAt`. */
export function camelKeys<Row extends object>(row: Row): CamelKeys<Row> {
  const fieldOf = (column: string) =>
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const fields = Object.entries(row).map(([column, value]) => [fieldOf(column), value]);
  return Object.fromEntries(fields);
}
