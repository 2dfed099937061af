import { fieldsChanged } from "./fields-changed.ts";
import { fieldsOf } from "./fields-of.ts";

/** What two editors began with, and what each made of it. */
export type Versions<Values> = { base: Values; mine: Values; theirs: Values };

export type Merge<Values> = {
  merged: Values;
  /** The fields that both changed, to different values. `merged` has mine. */
  conflicts: (keyof Values)[];
};

/** Merge two editors' versions field by field. The fields of a group mean nothing without each other: they are taken together. */
export function threeWayMerge<Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  groups: (keyof Values)[][] = [],
): Merge<Values> {
  function changed(before: Values, after: Values) {
    const fields = Object.keys(fieldsChanged(before, after)) as (keyof Values)[];
    const groupOf = (field: keyof Values) => groups.find((group) => group.includes(field));
    return [...new Set(fields.flatMap((field) => groupOf(field) ?? field))];
  }

  const edited = changed(base, mine);
  const [stored, different] = [changed(base, theirs), changed(mine, theirs)];
  return {
    merged: { ...theirs, ...fieldsOf(mine, edited) },
    conflicts: edited.filter((field) => stored.includes(field) && different.includes(field)),
  };
}
