import { z } from "zod";
import type { DiscountCode, DiscountRules } from "#app/domain/discount/discount-code.ts";
import { DISCOUNT_KINDS } from "#app/domain/discount/discount-quote.ts";
import { amountFromCents } from "#app/domain/money/money.ts";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import { AmountSchema } from "../amount-schema.ts";
import { camelKeys } from "../camel-keys.ts";

const LimitSchema = z.int().nullable();

const DiscountRowSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  value: AmountSchema,
  collection_ids: z.array(z.uuid()),
  product_ids: z.array(z.uuid()),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  minimum_amount: AmountSchema.nullable(),
  max_uses: LimitSchema,
  max_uses_per_customer: LimitSchema,
  is_paused: z.boolean(),
  updated_at: z.string(),
  uses: z.coerce.number(),
  orders: z.coerce.number(),
  discount_amount: AmountSchema,
  total_amount: AmountSchema,
});

const DAY_MS = 86_400_000;

/** Parse a row of `admin_discount_codes`. Throws a ZodError. */
export function discountFromRow(row: unknown): DiscountCode {
  const { startsAt, endsAt, minimumAmount, discountAmount, totalAmount, updatedAt, ...code } =
    camelKeys(DiscountRowSchema.parse(row));
  const dayAt = (time: string | null, shift: number) =>
    time === null ? null : shopDateAt(Date.parse(time) - shift);
  return {
    ...code,
    version: updatedAt,
    startsOn: dayAt(startsAt, 0),
    endsOn: dayAt(endsAt, DAY_MS),
    minimum: minimumAmount,
    discount: discountAmount,
    total: totalAmount,
  };
}

/** Return the columns of `discount_codes`. A code is valid to the end of its last day in Ecuador. */
export function discountColumns(rules: DiscountRules) {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00-05:00`);
  const { startsOn, endsOn, minimum } = rules;
  return {
    code: rules.code,
    kind: rules.kind,
    value: Number(amountFromCents(rules.value)),
    collection_ids: rules.collectionIds,
    product_ids: rules.productIds,
    starts_at: startsOn && new Date(midnight(startsOn)).toISOString(),
    ends_at: endsOn && new Date(midnight(endsOn) + DAY_MS).toISOString(),
    minimum_amount: minimum === null ? null : Number(amountFromCents(minimum)),
    max_uses: rules.maxUses,
    max_uses_per_customer: rules.maxUsesPerCustomer,
  };
}
