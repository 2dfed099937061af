import { createUser } from "#server/database/embedded/ensure-owner.ts";
import type { TestShop } from "../open-test-shop.ts";
import { CUSTOMER, startCheckout } from "../sample-bag.ts";
import { catalogueRights } from "./catalogue-rights.ts";
import { orderRights } from "./order-rights.ts";
import { settingsRights } from "./settings-rights.ts";
import { shopperRights } from "./shopper-rights.ts";
import type { Tables } from "./table.ts";
import { taxDocumentRights } from "./tax-document-rights.ts";

/** Return the described rights on every table and view, with a row to test them on. */
export async function describeTables(shop: TestShop): Promise<Tables> {
  const { reference } = await startCheckout(shop);
  const colleague = await createUser(shop.supabase, "colleague@example.com", "a long password");
  const [checkout] = await shop.sql<{ id: string }>("select id from public.checkouts limit 1");
  const [order] = await shop.sql<{ id: string }>(
    `insert into public.orders (reference, customer_name, email, phone, shipping_address, items,
       tax_rate, prices_include_tax, subtotal_amount, tax_amount, total_amount)
     values ($1, 'Ana', $2, '1', '{}', '[]', 0.15, false, 10, 1.5, 11.5) returning id`,
    [reference, CUSTOMER.email],
  );
  if (!checkout || !order) throw new Error("no checkout");
  return {
    ...(await catalogueRights(shop)),
    ...(await settingsRights(shop, colleague)),
    ...orderRights(checkout.id, order.id, colleague),
    ...(await taxDocumentRights(shop, order.id)),
    ...shopperRights(order.id, colleague),
  };
}
