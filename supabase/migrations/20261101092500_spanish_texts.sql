-- The catalogue in Spanish. English is the shop's first language: where a Spanish text is empty, the English one is shown.

alter table public.categories
  add column display_name_es text not null default ''
    check (char_length(display_name_es) <= 100 and (display_name_es = '' or public.clean_text(display_name_es) <> ''));

alter table public.collections
  add column display_name_es text not null default ''
    check (char_length(display_name_es) <= 100 and (display_name_es = '' or public.clean_text(display_name_es) <> '')),
  add column description_es text not null default '' check (char_length(description_es) <= 5000);

alter table public.products
  add column name_es text not null default ''
    check (char_length(name_es) <= 200 and (name_es = '' or public.clean_text(name_es) <> '')),
  add column description_es text not null default '' check (char_length(description_es) <= 10000);

comment on column public.categories.display_name_es is 'Spanish display name; empty where there is none yet.';
comment on column public.collections.display_name_es is 'Spanish display name; empty where there is none yet.';
comment on column public.collections.description_es is 'Spanish story; empty where there is none yet.';
comment on column public.products.name_es is 'Spanish name; empty where there is none yet.';
comment on column public.products.description_es is 'Spanish description; empty where there is none yet.';
