-- Text search over names and descriptions: "dresses" finds a dress, and a word's beginning finds the word.

alter table public.products
  add column search tsvector
  generated always as (to_tsvector('english', name || ' ' || description)) stored;

comment on column public.products.search is
  'The words of name and description, stemmed; asked with `search=fts(english).word:*`.';

create index products_search_idx on public.products using gin (search);
