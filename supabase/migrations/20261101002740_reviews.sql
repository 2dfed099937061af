-- Buyers are invited once per order to review what they bought: docs/decisions/083-reviews-by-buyers.md

create table public.review_settings (
  id boolean primary key default true check (id),
  invite_days integer default 7 check (invite_days between 0 and 60)
);

comment on table public.review_settings is 'One row: when buyers are invited to review.';
comment on column public.review_settings.invite_days is 'Days from the delivery of an order to its invitation; null turns invitations off.';

create table public.review_invitations (
  order_id uuid primary key references public.orders (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  invited_at timestamptz not null default now(),
  declined_at timestamptz
);

comment on table public.review_invitations is
  'Orders whose buyer was invited, with the unguessable part of the link (/review/<token>).';
comment on column public.review_invitations.declined_at is
  'When the buyer asked for no further invitations; they are for every order of the address.';

create index review_invitations_invited_at_idx on public.review_invitations (invited_at);

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- No foreign key: a deleted product may be restored, and its reviews with it.
  product_id uuid not null,
  product_name text not null,
  product_name_es text,
  language text not null check (language in ('en', 'es')),
  author text not null check (public.is_plain_text(author, 40)),
  stars smallint not null check (stars between 1 and 5),
  fit text check (fit in ('runs_small', 'true_to_size', 'runs_large')),
  words text not null default '' check (char_length(words) <= 2000),
  size text not null check (char_length(size) <= 100),
  color text not null check (char_length(color) <= 100),
  height_cm smallint check (height_cm between 100 and 230),
  is_sandbox boolean not null,
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  written_at timestamptz not null default now(),
  -- A replayed link writes no second one.
  unique (order_id, product_id)
);

comment on table public.reviews is
  'What buyers say about products: shown once staff have published it. One per order and product.';
comment on column public.reviews.language is 'The language it is written in.';
comment on column public.reviews.author is 'The name that is shown, chosen by the buyer.';
comment on column public.reviews.fit is 'How the garment fits compared with its size; null where the buyer does not say.';
comment on column public.reviews.size is 'The size bought.';
comment on column public.reviews.is_sandbox is 'Whether the sandbox paid for the order, so that no structured data may count it.';

create index reviews_published_idx on public.reviews (product_id, written_at desc, id desc) where state = 'published';
create index reviews_written_at_idx on public.reviews (written_at desc, id desc);

create index order_events_delivered_idx on public.order_events (created_at)
where kind = 'status_changed' and to_status = 'delivered';

insert into public.review_settings default values;

alter table public.review_settings enable row level security;
alter table public.review_invitations enable row level security;
alter table public.reviews enable row level security;

select public.allow_staff('public.review_settings', 'select');
select public.allow_staff('public.review_settings', 'update', 'invite_days');

select public.allow_staff('public.reviews', 'select');
select public.allow_staff('public.reviews', 'update', 'state');
