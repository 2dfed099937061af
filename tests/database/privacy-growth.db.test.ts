import { afterAll, beforeAll, expect, test } from "vitest";
import { normalizePhone } from "#app/domain/contact/phone.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

const OTHERS = 1000;

/** What is typed in the fields of the email address and the phone number: every pair is an order, a checkout and an email. */
const EMAILS = [
  ...["ana@example.com", "ANA@Example.COM", "ana@example", "Ninguno", "", "#0991234567"],
  ...["0991234567", "+593991234567", "593991234567", "eva@example.com,", "erased-1@erased.invalid"],
];
const PHONES = [
  ...["0991234567", "+593991234567", "099 123 4567", "099-123-4567 casa", "593991234567", "123"],
  ...["555 1234", "5551234", "", "none", "ana@example.com", "0991234567@example.com", "Ninguno"],
];
const TYPED = [
  ...new Set([...EMAILS, ...PHONES, "(593) 99-123-4567", "ana5551234", " NONE "]),
].filter((typed) => typed !== "");

/** The rule, row by row: by the email address or, where no email reaches the person, by the phone number. */
const RULE = `
create function public.is_of_person(email text, phone text, address text, number text) returns boolean language sql as $$
  select lower(email) = address or (
    not public.is_email_address(email)
    and (
      lower(phone) = address
      or public.phone_digits(phone) in (
        public.phone_digits(number), case when address !~ '[[:alpha:]]' then public.phone_digits(address) end
      )
    )
  )
$$`;

const PAIRS = `
create table public.typed as
select 'GL-' || row_number() over () as reference, email, phone
from (
  select email, phone from unnest($1::text[]) as email, unnest($2::text[]) as phone
  union all
  select 'shopper' || number || '@example.com', '0991234567' from generate_series(1, $3::integer) as number
  union all
  select 'sin correo', '02' || 1000000 + number from generate_series(1, $3::integer) as number
) as pairs`;

const AMOUNTS = "0.15, false, 85, 12.75, 97.75";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql(RULE);
  await shop.sql(PAIRS, [EMAILS, PHONES, OTHERS]);
  for (const table of ["orders", "checkouts"])
    await shop.sql(`alter table public.${table} disable trigger user`);
  await shop.sql(`
    insert into public.checkouts (reference, status, failure, customer_name, email, phone, shipping_address, tax_rate,
      prices_include_tax, subtotal_amount, tax_amount, total_amount, expires_at)
    select reference, 'failed', 'expired', 'Ana Paz', email, phone, '{}', ${AMOUNTS}, now() from public.typed`);
  await shop.sql(`
    insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate,
      prices_include_tax, subtotal_amount, tax_amount, total_amount, status)
    select reference, 'Ana Paz', email, phone, '{}', '[]', ${AMOUNTS}, 'delivered' from public.typed`);
  await shop.sql(`
    insert into public.outbox (kind, recipient, payload, dedupe_key, sent_at)
    select 'owner_notice', 'owner@example.com', jsonb_build_object('email', email, 'phone', phone), reference, now()
    from public.typed`);
}, 300_000);
afterAll(() => shop.close());

const request = (typed: string) => ({
  email: typed,
  phone: typed.includes("@") ? null : normalizePhone(typed),
  person: "0".repeat(64),
  staff_id: shop.userIds.staff,
});

async function referencesOf(table: "orders" | "checkouts", typed: string) {
  const found = await shop.sql<{ reference: string }>(
    `select reference from public.${table}
     where public.is_of_person(email, phone, lower(public.clean_text($1)), $2) order by reference`,
    [typed, request(typed).phone],
  );
  return found.map(({ reference }) => reference);
}

type Found = { reference: string }[];

test.for(TYPED)("exports what is of %j, and nothing else", async (typed) => {
  const { body } = await shop.rpc<{ orders?: Found; checkouts?: Found }>(
    "server",
    "export_person",
    request(typed),
  );
  for (const table of ["orders", "checkouts"] as const)
    expect((body[table] ?? []).map(({ reference }) => reference).sort()).toEqual(
      await referencesOf(table, typed),
    );
});

test.for(["orders", "checkouts", "outbox"])(
  "finds a person without reading all %s",
  async (table) => {
    for (const typed of ["shopper7@example.com", "021000007", "nadie"]) {
      for (const name of ["export_person", "erase_person"]) {
        const reads = await readsOf(shop, () => shop.rpc("server", name, request(typed)), table);
        expect({ name, typed, sequential: reads.sequential }).toEqual({
          name,
          typed,
          sequential: 0,
        });
        expect(reads.fetched).toBeLessThanOrEqual(50);
      }
    }
  },
);

test.for(TYPED)("erases what is of %j, and nothing else", async (typed) => {
  const [mails] = await shop.sql<{ count: number }>(
    `select count(*)::int from public.outbox
     where public.is_of_person(payload ->> 'email', payload ->> 'phone', lower(public.clean_text($1)), $2)`,
    [typed, request(typed).phone],
  );
  const orders = await referencesOf("orders", typed);
  const checkouts = await referencesOf("checkouts", typed);
  const { body, status } = await shop.rpc("server", "erase_person", request(typed));
  if (status === 200)
    expect(body).toMatchObject({
      orders: orders.length,
      checkouts: checkouts.length,
      emails: mails?.count,
    });
  else expect([...orders, ...checkouts]).toEqual([]);
  expect(await referencesOf("orders", typed)).toEqual([]);
});
