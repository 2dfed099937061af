import { TEST_PRODUCT } from "../../tests/recovery/faulty-shop.ts";

/** Asks the database, and returns the rows it answers with. */
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

/** Hangs ten products of so many pieces each, and as many of the goods that are paid for as anybody may want; returns the ids. */
export async function stockShelf(query: Query, pieces: number): Promise<string[]> {
  await query("update public.products set quantity = $2 where id = $1", [
    TEST_PRODUCT.id,
    TEST_PRODUCT.stock,
  ]);
  const { rows } = await query<{ id: string }>(
    `insert into public.products (slug, name, description, price, sizes, colors, quantity)
     select 'load-' || gen_random_uuid(), 'Load ' || number, '', $2::integer / 100.0, array[$3], array[$4], $5::integer
     from generate_series(1, $1::integer) as number
     returning id`,
    [PRODUCTS, PRICE_CENTS, SIZE, COLOR, pieces],
  );
  return rows.map(({ id }) => id);
}

/** What one shopper wants: every other one two products, in both orders, so that bags meet each other from both sides. */
export function bagOf(shelf: string[], index: number): Line[] {
  const first = (index * 7) % shelf.length;
  const second = (first + 1 + (index % (shelf.length - 1))) % shelf.length;
  const wanted = index % 2 === 0 ? [first] : [first, second];
  return wanted.map((place) => ({
    productId: shelf[place] ?? "",
    size: SIZE,
    color: COLOR,
    quantity: 1,
    price: PRICE_CENTS,
  }));
}

export type Books = {
  /** Live checkouts that hold something of the shelf. */
  checkouts: number;
  /** Products of which more is held than there is, or whose stock is negative. */
  oversold: number;
  /** Pieces that are held, of so many on the shelf. */
  held: number;
  pieces: number;
  /** Orders of the goods that are paid for, and how many pieces of them are gone. */
  orders: number;
  gone: number;
  /** What find_inconsistencies() says. */
  inconsistencies: unknown[];
};

/** Counts what is held and sold, and what there is. */
export async function readBooks(query: Query, shelf: string[]): Promise<Books> {
  const { rows } = await query<Books>(
    `with held as (
       select line.product_id, sum(line.quantity)::integer as quantity
       from public.checkouts as checkout
       join public.checkout_lines as line on line.checkout_id = checkout.id
       where checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > now())
       group by line.product_id
     ),
     shelf as (
       select product.quantity, coalesce(held.quantity, 0) as held
       from public.products as product
       left join held on held.product_id = product.id
       where product.id = any ($1::text[]::uuid[])
     )
     select
       (select count(distinct line.checkout_id)::integer from public.checkout_lines as line
        where line.product_id = any ($1::text[]::uuid[])) as checkouts,
       (select count(*)::integer from shelf where shelf.held > shelf.quantity or shelf.quantity < 0) as oversold,
       (select sum(shelf.held)::integer from shelf) as held,
       (select sum(shelf.quantity)::integer from shelf) as pieces,
       (select count(*)::integer from public.orders) as orders,
       (select $3::integer - product.quantity from public.products as product where product.id = $2) as gone,
       public.find_inconsistencies() as inconsistencies`,
    [shelf, TEST_PRODUCT.id, TEST_PRODUCT.stock],
  );
  const [books] = rows;
  if (!books) throw new Error("The books are empty.");
  return books;
}
