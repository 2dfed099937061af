import { TEST_PRODUCT } from "../../tests/recovery/faulty-shop.ts";

/** Run SQL and return its rows. */
export type Query = <Row>(statement: string, parameters?: unknown[]) => Promise<{ rows: Row[] }>;

export type Line = {
  productId: string;
  size: string;
  color: string;
  quantity: number;
  /** Cents. */
  price: number;
};

const PRODUCTS = 10;
const SIZE = "M";
const COLOR = "Navy";
const PRICE_CENTS = 5000;

/** Add ten products with `units` each, restock the paid one, and return the ids of the ten. */
export async function addLoadProducts(query: Query, units: number): Promise<string[]> {
  await query("update public.products set quantity = $2 where id = $1", [
    TEST_PRODUCT.id,
    TEST_PRODUCT.stock,
  ]);
  const { rows } = await query<{ id: string }>(
    `insert into public.products (slug, name, description, price, sizes, colors, quantity)
     select 'load-' || gen_random_uuid(), 'Load ' || number, '', $2::integer / 100.0, array[$3], array[$4], $5::integer
     from generate_series(1, $1::integer) as number
     returning id`,
    [PRODUCTS, PRICE_CENTS, SIZE, COLOR, units],
  );
  return rows.map(({ id }) => id);
}

/** The items of one shopper: every second one takes two products, in both orders, so that locks would meet in both orders. */
export function bagOf(productIds: string[], index: number): Line[] {
  const first = (index * 7) % productIds.length;
  const second = (first + 1 + (index % (productIds.length - 1))) % productIds.length;
  const places = index % 2 === 0 ? [first] : [first, second];
  return places.map((place) => ({
    productId: productIds[place] ?? "",
    size: SIZE,
    color: COLOR,
    quantity: 1,
    price: PRICE_CENTS,
  }));
}

export type Totals = {
  /** Live checkouts with these products. */
  checkouts: number;
  /** Products with more held than in stock, or with negative stock. */
  oversold: number;
  /** Units held, and units in stock. */
  held: number;
  units: number;
  /** Orders of the paid product, and its units sold. */
  orders: number;
  sold: number;
  /** The result of find_inconsistencies(). */
  inconsistencies: unknown[];
};

/** Count what is held, sold and in stock. */
export async function readTotals(query: Query, productIds: string[]): Promise<Totals> {
  const { rows } = await query<Totals>(
    `with held as (
       select line.product_id, sum(line.quantity)::integer as quantity
       from public.checkouts as checkout
       join public.checkout_lines as line on line.checkout_id = checkout.id
       where checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > now())
       group by line.product_id
     ),
     stocked as (
       select product.quantity, coalesce(held.quantity, 0) as held
       from public.products as product
       left join held on held.product_id = product.id
       where product.id = any ($1::text[]::uuid[])
     )
     select
       (select count(distinct line.checkout_id)::integer from public.checkout_lines as line
        where line.product_id = any ($1::text[]::uuid[])) as checkouts,
       (select count(*)::integer from stocked where stocked.held > stocked.quantity or stocked.quantity < 0) as oversold,
       (select sum(stocked.held)::integer from stocked) as held,
       (select sum(stocked.quantity)::integer from stocked) as units,
       (select count(*)::integer from public.orders) as orders,
       (select $3::integer - product.quantity from public.products as product where product.id = $2) as sold,
       public.find_inconsistencies() as inconsistencies`,
    [productIds, TEST_PRODUCT.id, TEST_PRODUCT.stock],
  );
  const [totals] = rows;
  if (!totals) throw new Error("The totals are empty.");
  return totals;
}
