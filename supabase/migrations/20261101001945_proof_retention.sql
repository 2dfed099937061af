-- How long proofs of payment are kept.

create function public.delete_old_proofs(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  with ended as (
    select
      proof.id, proof.created_at, proof.byte_count,
      proof.created_at < clock_timestamp() - make_interval(days => greatest(delete_old_proofs.keep_days, 1)) as is_old,
      -- Strangers may order without paying, and proofs fill the disk. A week is enough for a dispute about a late payment.
      proven.status = 'cancelled' and proven.payment_received_at is null
        and greatest(proof.created_at, proven.payment_due_at) < clock_timestamp() - interval '7 days' as is_unpaid,
      -- With its order it is erased at the latest.
      proven.status = 'cancelled' and proven.proof_received_at is not null as is_undecided
    from public.payment_proofs as proof
    join public.orders as proven on proven.id = proof.order_id
    where proven.status <> 'awaiting_payment'
  ),
  decided as (
    select ended.id from ended where not ended.is_undecided and (ended.is_old or ended.is_unpaid)
  ),
  undecided as (
    select ended.id, sum(ended.byte_count) over (order by ended.created_at, ended.id) - ended.byte_count as older_bytes
    from ended
    where ended.is_undecided and ended.is_unpaid
  ),
  due as (
    select proof.id
    from public.payment_proofs as proof
    where proof.id in (select decided.id from decided)
      -- The oldest ones, as far as strangers' files take more than half of the space without those.
      or proof.id in (
        select undecided.id from undecided
        where undecided.older_bytes < (select public.unpaid_proof_bytes()) - 120000000 and not exists (select from decided)
      )
    order by proof.created_at
    limit least(delete_old_proofs.max_count, 1000)
    for update of proof skip locked
  ),
  deleted as (
    delete from public.payment_proofs as proof using due where proof.id = due.id returning 1
  )
  select count(*)::integer from deleted;
$$;

comment on function public.delete_old_proofs is
  'Server only: deletes up to max_count proofs of decided orders that were sent more than keep_days ago, of those cancelled unpaid a week after their payment was due, and as many that staff have not decided about as those of unpaid orders exceed 120 MB; returns how many.';

grant execute on function public.delete_old_proofs to service_role;
