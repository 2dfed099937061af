import type { TestShop } from "./open-test-shop.ts";

/** Lets an order be shipped at any time, as if PayPhone had confirmed its payment after the end of the day. */
export async function markPaymentChecked({ sql }: Pick<TestShop, "sql">, orderId: string) {
  await sql(
    "update public.payment_checks set state = 'agrees', checked_at = evening_at where order_id = $1",
    [orderId],
  );
}
