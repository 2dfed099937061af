-- E-mails to send. Written in the transaction that gives cause for them, sent by the server's worker.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  recipient text not null check (recipient <> ''),
  payload jsonb not null default '{}',
  dedupe_key text not null unique,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

comment on table public.outbox is
  'E-mails waiting for the worker. dedupe_key lets the same cause ask twice and send once.';

create index outbox_waiting_idx on public.outbox (next_attempt_at) where sent_at is null;

alter table public.outbox enable row level security;

revoke all on table public.outbox from public, anon, authenticated;
grant all on table public.outbox to service_role;
