-- Proofs of payment that shoppers send. Their bytes are in the database, so that an erasure removes them in its own transaction.
-- The server encodes pictures again before it stores them; a browser of staff reads them through the server only.

create table public.payment_proofs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  byte_count integer not null check (byte_count between 1 and 4000000),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  content text not null check (octet_length(content) <= 6000000),
  created_at timestamptz not null default now(),
  is_refused boolean not null default false,
  client_hash text check (client_hash ~ '^[0-9a-f]{64}$'),
  unique (order_id, digest)
);

comment on table public.payment_proofs is
  'What shoppers sent to show that they paid: at most three until staff refuse them, and thirty per order. Deleted with the order''s personal data.';
comment on column public.payment_proofs.content is 'In base64: the embedded REST API takes no bytes.';
comment on column public.payment_proofs.digest is 'SHA-256 of the content: the same file is stored once.';
comment on column public.payment_proofs.is_refused is 'Whether staff have refused the payment since: then it no longer counts to the three.';
comment on column public.payment_proofs.client_hash is
  'The client of its order, whose files are limited until it pays; null for orders that staff made, and once it is paid.';

alter table public.payment_proofs enable row level security;

select public.allow_staff('public.payment_proofs', 'select', 'id, order_id, content_type, byte_count, created_at');

create function public.forget_proof_clients()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.payment_proofs as proof set client_hash = null where proof.order_id = new.id and proof.client_hash is not null;
  return null;
end;
$$;

comment on function public.forget_proof_clients is
  'Trigger: removes the client of an order''s proofs once it is paid.';

create trigger forget_proof_clients
after update of payment_received_at on public.orders
for each row
when (old.payment_received_at is null and new.payment_received_at is not null)
execute function public.forget_proof_clients();

create function public.unpaid_proof_bytes(client text default null)
returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(proof.byte_count), 0)::bigint
  from public.payment_proofs as proof
  join public.orders as proven on proven.id = proof.order_id
  where proven.payment_received_at is null
    and (unpaid_proof_bytes.client is null or proof.client_hash = unpaid_proof_bytes.client);
$$;

comment on function public.unpaid_proof_bytes is
  'The bytes of the proofs of all unpaid orders, or of one client''s.';

create function public.add_payment_proof(reference text, content_type text, content text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  holding constant public.checkouts := public.lock_order_checkout(public.order_of_reference(reference));
  awaiting public.orders := public.lock_order(public.order_of_reference(reference));
  bytes constant bytea := decode(content, 'base64');
  content_digest constant text := encode(sha256(bytes), 'hex');
  added public.payment_proofs;
begin
  if awaiting.status <> 'awaiting_payment' then
    perform public.raise_error(409, 'ORDER_NOT_AWAITING', 'This order no longer awaits its payment.', awaiting.status);
  end if;

  -- Sent again, by a second press or after a lost answer.
  if exists (
    select 1 from public.payment_proofs as known
    where known.order_id = awaiting.id and known.digest = content_digest and not known.is_refused
  ) then
    return public.order_as_json(awaiting);
  end if;

  if (
    select count(*) filter (where not known.is_refused) >= 3 or count(*) >= 30
    from public.payment_proofs as known
    where known.order_id = awaiting.id
  ) then
    perform public.raise_error(409, 'TOO_MANY_PROOFS', 'Three proofs have been sent for this order.', 'content');
  end if;

  -- Strangers may order without paying, and proofs fill the disk, which backups multiply: hundreds of receipts of one client, thousands of
  -- all. Files that are stored at the same moment may exceed it by a few. One that was refused takes no more space when it is sent again.
  if not exists (select from public.payment_proofs as known where known.order_id = awaiting.id and known.digest = content_digest)
    and (
      public.unpaid_proof_bytes() + octet_length(bytes) > 240000000
      or (holding.client_hash is not null and public.unpaid_proof_bytes(holding.client_hash) + octet_length(bytes) > 32000000)
    )
  then
    perform public.raise_error(429, 'PROOFS_FULL', 'No more files can be stored at the moment.', 'content');
  end if;

  insert into public.payment_proofs (order_id, content_type, byte_count, digest, content, client_hash)
  values (
    awaiting.id, add_payment_proof.content_type, octet_length(bytes), content_digest, add_payment_proof.content,
    holding.client_hash
  )
  -- The same file after a refusal: perhaps the owner looked too early.
  on conflict (order_id, digest) do update set is_refused = false, created_at = clock_timestamp()
  returning * into added;

  -- Staff have as long to look at it as its shopper had to pay, but no more than four days, which outlast a long weekend: once, and once more
  -- after each refusal, because a stranger may send files, too. A hold that has ended takes no units back.
  update public.checkouts as held
  set expires_at = greatest(held.expires_at, clock_timestamp() + make_interval(hours => least(method.hold_hours, 96)))
  from public.payment_methods as method
  where held.id = holding.id and held.expires_at > clock_timestamp() and method.kind = awaiting.payment_method
    and not exists (
      select from public.payment_proofs as other
      where other.order_id = awaiting.id and other.id <> added.id and not other.is_refused
    );

  update public.orders as proven
  set
    proof_received_at = now(),
    payment_refusal = null,
    payment_due_at = (select held.expires_at from public.checkouts as held where held.id = holding.id)
  where proven.id = awaiting.id
  returning proven.* into awaiting;

  insert into public.order_events (order_id, kind, to_status) values (awaiting.id, 'proof_received', awaiting.status);
  perform public.queue_owner_email(
    'proof_received', public.order_as_json(awaiting), concat_ws(':', awaiting.id, added.id, extract(epoch from added.created_at))
  );
  return public.order_as_json(awaiting);
end;
$$;

comment on function public.add_payment_proof is
  'Server only: stores a proof of payment, base64 text, of an order that awaits its payment, within the bytes of its client and of all unpaid orders, holds its units for the hours of the method, at most 96, from the first one on, or the first after a refusal, and tells the owner; the same content once.';

create function public.find_payment_proof(order_id uuid, proof_id uuid)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('contentType', proof.content_type, 'content', proof.content)
  from public.payment_proofs as proof
  where proof.order_id = find_payment_proof.order_id and proof.id = find_payment_proof.proof_id;
$$;

comment on function public.find_payment_proof is
  'Server only: a proof of payment with its content in base64, or null.';

grant execute on function
  public.unpaid_proof_bytes, public.add_payment_proof, public.find_payment_proof
to service_role;
