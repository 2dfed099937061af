import type { Variant } from "../product/variant.ts";
import { fieldsOf } from "../text/fields-of.ts";
import type { ProductField, ProductValues } from "./admin-product.ts";

const namesOf = (values: Partial<ProductValues>) => Object.keys(values) as ProductField[];

const byVariant = (a: Variant, b: Variant) =>
  `${a.size}\n${a.color}`.localeCompare(`${b.size}\n${b.color}`);

function comparable(field: ProductField, values: ProductValues): string {
  if (field === "variants" && values.variants) {
    const rows = [...values.variants].sort(byVariant);
    return JSON.stringify(rows.map(({ size, color, quantity }) => [size, color, quantity]));
  }
  // Its entries belong to those of `images`, so that neither is saved or merged without the other.
  if (field === "imageColors") return JSON.stringify([values.images, values.imageColors]);
  return JSON.stringify(values[field]);
}

function differs(field: ProductField, a: ProductValues, b: ProductValues): boolean {
  // With variants the database computes the quantity, and it is never sent.
  if (field === "quantity" && b.variants !== null) return false;
  return comparable(field, a) !== comparable(field, b);
}

/** Return the changed fields (specification section 5: updates send only those). */
export function changesBetween(
  before: ProductValues,
  after: ProductValues,
): Partial<ProductValues> {
  const changed = namesOf(after).filter((field) => differs(field, before, after));
  return fieldsOf(after, changed);
}

/** Return the fields that the editor and somebody else changed to different values since `opened`. */
export function conflictsBetween(
  opened: ProductValues,
  current: ProductValues,
  changes: Partial<ProductValues>,
): ProductField[] {
  const mine = { ...current, ...changes };
  return namesOf(changes).filter(
    (field) =>
      comparable(field, opened) !== comparable(field, current) &&
      comparable(field, current) !== comparable(field, mine),
  );
}
