import { fieldsOf } from "./fields-of.ts";

/** Return the fields of `after` whose content differs from `before`. */
export function fieldsChanged<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const fields = Object.keys(after) as (keyof Values)[];
  const changed = fields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return fieldsOf(after, changed);
}
