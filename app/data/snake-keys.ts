type SnakeCase<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Key;

type SnakeKeys<Fields> = { [Key in keyof Fields as SnakeCase<Key & string>]: Fields[Key] };

/** Rename fields to the columns of a row: `createdAt` to `created_at`. */
export function snakeKeys<Fields extends object>(fields: Fields): SnakeKeys<Fields> {
  const columnOf = (field: string) =>
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = Object.entries(fields).map(([field, value]) => [columnOf(field), value]);
  return Object.fromEntries(columns);
}
