import type { ShopInformationField, ShopInformationValues } from "./shop-information-form.ts";

const fieldsOf = (values: Partial<ShopInformationValues>) =>
  Object.keys(values) as ShopInformationField[];

function comparable(value: unknown): string {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return JSON.stringify(isRecord ? Object.entries(value).sort() : value);
}

/** Both ends of the delivery are written together: with another editor's end, one alone could be no range. */
const DELIVERY_RANGE: readonly ShopInformationField[] = ["deliveryDaysMin", "deliveryDaysMax"];

/** Return the changed fields, the only ones that are written. */
export function shopInformationChanges(
  before: ShopInformationValues,
  after: ShopInformationValues,
): Partial<ShopInformationValues> {
  const differs = (field: ShopInformationField) =>
    comparable(before[field]) !== comparable(after[field]);
  const isRangeChanged = DELIVERY_RANGE.some(differs);
  const changed = fieldsOf(after).filter(
    (field) => differs(field) || (isRangeChanged && DELIVERY_RANGE.includes(field)),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** Return the fields that another editor changed since `opened`, and that the changes would set to another value. */
export function shopInformationConflicts(
  opened: ShopInformationValues,
  current: ShopInformationValues,
  changes: Partial<ShopInformationValues>,
): ShopInformationField[] {
  return fieldsOf(changes).filter((field) => {
    const theirs = comparable(current[field]);
    return comparable(opened[field]) !== theirs && theirs !== comparable(changes[field]);
  });
}
