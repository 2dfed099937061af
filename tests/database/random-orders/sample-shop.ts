import { deleteRows } from "../delete-rows.ts";
import type { TestShop } from "../open-test-shop.ts";
import { PRODUCTS } from "../sample-bag.ts";
import { ISSUER, setIssuer } from "../tax-orders.ts";

/** Stock that is counted as one number: of a product, or of its size and color. */
export type Pool = { productId: string; size: string; color: string; quantity: number };

/** A size and color that shoppers may choose. */
type Choice = Omit<Pool, "quantity"> & { price: number };

const { cashmereBlazer, silkWrapDress, ankleBoots } = PRODUCTS;
/** The blazer has one stock; the others have one per size. */
export const SAMPLE_IDS: readonly string[] = [cashmereBlazer, silkWrapDress, ankleBoots];
const WITHOUT_VARIANTS = cashmereBlazer;

export const poolKey = ({ productId, size, color }: Omit<Pool, "quantity">) =>
  productId === WITHOUT_VARIANTS ? productId : `${productId} ${size} ${color}`;

const PRICES: Record<string, number> = {
  [cashmereBlazer]: 38_500,
  [silkWrapDress]: 1999,
  [ankleBoots]: 7450,
};

const CODES = [
  { code: "DIEZ", kind: "percent", value: 10, max_uses: 3, max_uses_per_customer: 1 },
  { code: "CINCO", kind: "amount", value: 5, minimum_amount: 30, max_uses: 2 },
  { code: "ENVIO", kind: "free_delivery", value: 0, max_uses_per_customer: 2 },
];

type ProductRow = { id: string; columns: object };
let samples: ProductRow[] | null = null;

/** Return the sample products as the seed has them. */
async function sampleProducts({ sql }: TestShop): Promise<ProductRow[]> {
  samples ??= await sql<ProductRow>(
    `select id, to_jsonb(product) as columns from public.products as product
     where id = any ('{${SAMPLE_IDS}}'::uuid[])`,
  );
  return samples;
}

/** Bring a deleted product back as the admin's Undo does. */
export async function restoreProduct(shop: TestShop, id: string, variants: object[]) {
  const product = (await sampleProducts(shop)).find((known) => known.id === id);
  return shop.rpc("server", "add_product", { id, columns: product?.columns, variants });
}

/** Empty the shop of purchases, and give it three products, three codes and every way to pay. */
export async function resetShop(shop: TestShop): Promise<Pool[]> {
  const { sql } = shop;
  await deleteRows(
    shop,
    ...["checkouts", "orders", "outbox", "tax_documents", "tax_document_counters"],
    ...["discount_codes", "privacy_requests", "tax_rates", "delivery_zones"],
  );
  await sampleProducts(shop);
  for (const id of SAMPLE_IDS) await restoreProduct(shop, id, []);
  await sql(
    `do $$ begin
     insert into public.tax_rates (valid_from, rate) values ('2024-04-01', 0.15);
     insert into public.delivery_zones (name, is_everywhere_else, price, free_from) values ('All', true, 5.5, 300);
     update public.shop_information set pickup_address = 'Av. Amazonas', prices_include_tax = false;
     update public.shop_settings set owner_email = 'owner@example.com', hold_minutes = 15;
     update public.payment_methods set is_enabled = true, instructions = 'Pay', hold_hours = 48, max_amount = null;
     delete from public.product_variants where product_id = any ('{${SAMPLE_IDS}}'::uuid[]);
     update public.products set is_draft = false, quantity = 12, inventory_status = 'in-stock', original_price = null
     where id = any ('{${SAMPLE_IDS}}'::uuid[]);
     insert into public.product_variants (product_id, size, color, quantity)
     select id, size, colors[1], 7 from public.products, unnest(sizes[1:2]) as size
     where id = any ('{${SAMPLE_IDS}}'::uuid[]) and id <> '${WITHOUT_VARIANTS}';
     end $$`,
  );
  for (const id of SAMPLE_IDS) {
    await sql("update public.products set price = $2 where id = $1", [id, (PRICES[id] ?? 0) / 100]);
  }
  for (const code of CODES) await shop.call("server", "POST", "discount_codes", code);
  await setIssuer(shop, ISSUER);
  return [
    { productId: WITHOUT_VARIANTS, size: "", color: "", quantity: 12 },
    ...(await sql<Pool>(
      `select product_id as "productId", size, color, quantity from public.product_variants
       where product_id = any ('{${SAMPLE_IDS}}'::uuid[]) order by 1, 2`,
    )),
  ];
}

/** Return what shoppers may put into their bags, at the prices of now. */
export async function listChoices({ sql }: TestShop): Promise<Choice[]> {
  return sql<Choice>(
    `select id as "productId", size, colors[1] as color, (price * 100)::integer as price
     from public.products, unnest(sizes[1:2]) as size
     where id = any ('{${SAMPLE_IDS}}'::uuid[]) order by 1, 2`,
  );
}
