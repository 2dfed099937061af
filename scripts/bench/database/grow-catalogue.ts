type Sql = <Row>(text: string, parameters?: unknown[]) => Promise<Row[]>;

/** One adjective list per language, so that names differ and some words are rare. */
const ADJECTIVES =
  "Airy,Bold,Classic,Dainty,Easy,Fluid,Gentle,Handmade,Iconic,Joyful,Languid,Modest,Noble,Opulent,Poised,Quiet,Radiant,Serene,Tender,Urbane,Vivid,Wistful,Youthful";
const ADJECTIVES_ES =
  "ligero,audaz,clásico,delicado,cómodo,fluido,suave,artesanal,icónico,alegre,lánguido,modesto,noble,opulento,elegante,callado,radiante,tranquilo,tierno,urbano,vívido,melancólico,juvenil";
const PLACES =
  "Alberobello,Bellagio,Cefalu,Dolceacqua,Erice,Furore,Gaeta,Ischia,Lucca,Matera,Noto,Ostuni,Portofino,Ravello,Siena,Taormina,Urbino,Volterra,Ravenna";

/**
 * Copies of the seed's products with other names and prices, each a minute older. Sizes stay with their categories, as
 * in a real shop.
 */
const INSERT = `
insert into public.products (
  id, slug, name, description, name_es, description_es, search, price, original_price, images, category_id,
  collection_id, sizes, colors, inventory_status, is_new_arrival, is_bestseller, quantity, created_at, updated_at
)
select
  md5('product ' || number)::uuid,
  seeded.slug || '-' || number,
  adjective || ' ' || seeded.name || ' ' || place || ' ' || number,
  seeded.description,
  seeded.name_es || ' ' || adjective_es || ' ' || place || ' ' || number,
  seeded.description_es,
  seeded.search
    || strip(to_tsvector('simple', concat_ws(' ', adjective, public.fold_text(adjective_es), place, number)))
    || strip(to_tsvector('english', concat_ws(' ', adjective, place, number)))
    || strip(to_tsvector('spanish', concat_ws(' ', public.fold_text(adjective_es), place, number)))
    || public.name_lexemes(concat_ws(' ', adjective, adjective_es, place, number)),
  seeded.price + (number * 37 % 4000) / 100.0 - 20,
  case when number % 9 = 0 then seeded.price + 60 end,
  seeded.images, seeded.category_id, seeded.collection_id, seeded.sizes, seeded.colors,
  case when number % 13 = 0 then 'sold-out' when number % 7 = 0 then 'low-stock' else 'in-stock' end,
  number % 29 = 0,
  number % 31 = 0,
  case when number % 13 = 0 then 0 else 5 + number % 40 end,
  timestamptz '2026-10-01 00:00:00+00' - number * interval '1 minute',
  timestamptz '2026-10-01 00:00:00+00'
from generate_series((select count(*) from public.products) + 1, $1::bigint) as number
cross join lateral (
  select split_part($2, ',', (1 + number % 23)::integer) as adjective,
    split_part($3, ',', (1 + number % 23)::integer) as adjective_es,
    split_part($4, ',', (1 + number % 19)::integer) as place
) as words
join (
  select row_number() over (order by product.id) - 1 as position, product.*
  from public.products as product where product.id::text like 'a0000000-%'
) as seeded on seeded.position = number % 24`;

const LEARN = `
insert into public.search_words (word)
select distinct lower(public.fold_text(word)) from unnest(string_to_array($1, ',')) as word where char_length(word) >= 4
on conflict do nothing`;

type Index = { name: string; definition: string };

/** Drop the secondary indexes of products during `work`: building them again is ten times faster than updating them. */
async function withoutIndexes(sql: Sql, work: () => Promise<unknown>): Promise<void> {
  const indexes = await sql<Index>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = 'products' and indexdef not like '%UNIQUE%'`,
  );
  for (const { name } of indexes) await sql(`drop index public."${name}"`);
  await work();
  for (const { definition } of indexes) await sql(definition);
}

/**
 * Grow the catalogue of a seeded shop to `count` products, the same ones every time. `sql` runs on one session as
 * superuser. For measurements only: `products.search` becomes a plain column, because the text search of repeated words
 * is known.
 */
export async function growCatalogue(sql: Sql, count: number): Promise<void> {
  await sql("alter table public.products alter column search drop expression if exists");
  // Foreign keys hold by construction; the triggers' results are part of the insert.
  await sql("set session_replication_role = replica");
  await withoutIndexes(sql, () => sql(INSERT, [count, ADJECTIVES, ADJECTIVES_ES, PLACES]));
  await sql(LEARN, [[ADJECTIVES, ADJECTIVES_ES, PLACES].join()]);
  await sql("set session_replication_role = origin");
  await sql("vacuum analyze");
}
