-- Data that nobody needs any more goes by itself: the shoppers of unsettled checkouts, and sent e-mails. The server's worker
-- calls these with the periods of the settings, a small batch at a time; what is kept how long and why: docs/privacy.md.

create index checkouts_to_erase_idx on public.checkouts (created_at)
  where status in ('open', 'failed') and phone <> '';

create index outbox_sent_at_idx on public.outbox (sent_at) where sent_at is not null;

create function public.erase_unsettled_checkouts(keep_days integer, max_count integer)
returns integer
language sql
set search_path = ''
as $$
  select public.erase_checkouts(array(
    select checkout.id
    from public.checkouts as checkout
    -- Every checkout has a phone until it is erased.
    where checkout.status in ('open', 'failed') and checkout.phone <> ''
      and checkout.created_at < clock_timestamp() - make_interval(days => greatest(erase_unsettled_checkouts.keep_days, 1))
      and checkout.expires_at < clock_timestamp()
      -- The recovery worker has nothing left to ask, and no money is on its way in either direction.
      and checkout.next_check_at is null
      and not exists (
        select 1 from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id and attempt.state not in ('refused', 'reversed')
      )
    order by checkout.created_at
    limit least(erase_unsettled_checkouts.max_count, 1000)
    -- A return that is being pinned right now, or another server, has its row: that one waits for the next round.
    for update of checkout skip locked
  ));
$$;

comment on function public.erase_unsettled_checkouts(integer, integer) is
  'Server only: removes the personal data of up to max_count checkouts that came to nothing more than keep_days ago; returns how many.';

create function public.delete_sent_mails(keep_days integer, max_count integer)
returns integer
language sql
set search_path = ''
as $$
  with due as (
    select mail.id
    from public.outbox as mail
    where mail.sent_at < clock_timestamp() - make_interval(days => greatest(delete_sent_mails.keep_days, 1))
    order by mail.sent_at
    limit least(delete_sent_mails.max_count, 1000)
    for update skip locked
  ),
  deleted as (
    delete from public.outbox as mail
    using due
    where mail.id = due.id
    returning 1
  )
  select count(*)::integer from deleted;
$$;

comment on function public.delete_sent_mails(integer, integer) is
  'Server only: deletes up to max_count e-mails that were sent more than keep_days ago; returns how many. Unsent ones stay.';

revoke execute on function
  public.erase_unsettled_checkouts(integer, integer),
  public.delete_sent_mails(integer, integer)
from public, anon, authenticated, service_role;

grant execute on function
  public.erase_unsettled_checkouts(integer, integer),
  public.delete_sent_mails(integer, integer)
to service_role;
