import type { TestShop } from "./open-test-shop.ts";

/** Record a payment check after the end of the day, so that the order can be shipped. */
export async function markPaymentChecked({ sql }: Pick<TestShop, "sql">, orderId: string) {
  await sql(
    "update public.payment_checks set state = 'agrees', checked_at = evening_at where order_id = $1",
    [orderId],
  );
}
