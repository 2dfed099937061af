-- Categories and collections. English is the shop's first language: where a Spanish text is empty, the English one is shown.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    check (name <> '' and name = lower(name) and name !~ '[[:space:]]' and char_length(name) <= 100),
  display_name text not null
    check (public.clean_text(display_name) <> '' and public.is_plain_text(display_name, 100)),
  display_name_es text not null default ''
    check (
      display_name_es = ''
      or (public.clean_text(display_name_es) <> '' and public.is_plain_text(display_name_es, 100))
    ),
  created_at timestamptz not null default now()
);

comment on table public.categories is 'Kinds of products; name is the slug that URLs and filters use.';
comment on column public.categories.display_name_es is 'Spanish display name; empty where there is none yet.';

create table public.collections (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    check (name <> '' and name = lower(name) and name !~ '[[:space:]]' and char_length(name) <= 100),
  display_name text not null
    check (public.clean_text(display_name) <> '' and public.is_plain_text(display_name, 100)),
  display_name_es text not null default ''
    check (
      display_name_es = ''
      or (public.clean_text(display_name_es) <> '' and public.is_plain_text(display_name_es, 100))
    ),
  description text not null default '' check (char_length(description) <= 5000),
  description_es text not null default '' check (char_length(description_es) <= 5000),
  created_at timestamptz not null default now()
);

comment on table public.collections is 'Curated lines of products with their story; name is the slug.';
comment on column public.collections.display_name_es is 'Spanish display name; empty where there is none yet.';
comment on column public.collections.description_es is 'Spanish story; empty where there is none yet.';

alter table public.categories enable row level security;
alter table public.collections enable row level security;

select public.allow_public_read('public.categories');
select public.allow_staff('public.categories', 'insert, update, delete');

select public.allow_public_read('public.collections');
select public.allow_staff('public.collections', 'insert, update, delete');
