-- Personal data is erased by age: the server's worker calls erase_unsettled_checkouts() with the periods of the settings, a small
-- batch at a time. What is kept how long and why: docs/privacy.md.

create function public.ended_unpaid(unpaid_order public.orders)
returns boolean
language sql stable set search_path = ''
as $$
  select unpaid_order.status = 'cancelled'
    and unpaid_order.payment_received_at is null
    and not exists (
      select 1 from public.tax_documents as document
      where document.order_id = unpaid_order.id
        and document.sequential is not null
        -- The sandbox's counts for nothing.
        and document.environment <> 'sandbox'
    );
$$;

comment on function public.ended_unpaid is
  'Whether an order was cancelled without a payment or a numbered invoice, so that no law asks to keep its person.';

create function public.erase_checkouts(ids uuid[])
returns integer
language sql set search_path = ''
as $$
  with erased as (
    update public.checkouts as checkout
    set
      email = format('erased-%s@erased.invalid', gen_random_uuid()),
      phone = '',
      shipping_address = '{"address": "", "city": "", "postalCode": "", "country": ""}',
      invoice_buyer = null,
      customer_name = '—',
      -- An order without a name and an address could not be sent: a late return is not confirmed, and PayPhone
      -- returns the money.
      status = case when checkout.status = 'open' then 'failed' else checkout.status end,
      failure = case when checkout.status = 'open' then 'cancelled' else checkout.failure end
    where checkout.id = any (erase_checkouts.ids)
    returning checkout.*
  ),
  orders as (
    update public.orders as unpaid_order
    set
      email = erased.email,
      phone = '',
      shipping_address = erased.shipping_address,
      invoice_buyer = null,
      request_digest = null,
      proof_received_at = null,
      customer_name = '—'
    from erased
    where unpaid_order.id = erased.order_id and public.ended_unpaid(unpaid_order)
  ),
  -- What was in a bag without an order or a payment is of no more use, and a stranger begins thousands: a line takes half a kilobyte.
  lines as (
    delete from public.checkout_lines as line
    using erased
    where line.checkout_id = erased.id and erased.status = 'failed' and erased.order_id is null
      and not exists (select 1 from public.payment_attempts as attempt where attempt.checkout_id = erased.id)
  ),
  proofs as (
    delete from public.payment_proofs as proof
    using erased
    join public.orders as unpaid_order on unpaid_order.id = erased.order_id
    where proof.order_id = unpaid_order.id and public.ended_unpaid(unpaid_order)
  )
  select count(*)::integer from erased;
$$;

comment on function public.erase_checkouts is
  'Removes name, email, phone and address from these checkouts and their cancelled orders that were never paid, ends those that are open, and removes the lines of those without an order or a payment; returns how many. The caller has locked them and made sure that no payment is under way.';

create function public.erase_unsettled_checkouts(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  select public.erase_checkouts(array(
    select checkout.id
    from public.checkouts as checkout
    -- Every checkout has a phone until it is erased.
    where checkout.phone <> '' and checkout.status <> 'confirming'
      -- One with an order only once that has ended unpaid, also where it was accepted to be paid on handover.
      and case
        when checkout.order_id is null then checkout.status <> 'settled'
        else exists (
          select 1 from public.orders as unpaid_order
          where unpaid_order.id = checkout.order_id and public.ended_unpaid(unpaid_order)
            -- Staff still decide about a proof of payment: they have the days from the end of the order.
            and (
              unpaid_order.proof_received_at is null
              or unpaid_order.payment_due_at
                < clock_timestamp() - make_interval(days => greatest(erase_unsettled_checkouts.keep_days, 30))
            )
        )
      end
      and checkout.created_at < clock_timestamp() - make_interval(days => greatest(erase_unsettled_checkouts.keep_days, 1))
      and checkout.expires_at < clock_timestamp()
      -- No payment or reversal is pending: the provider reverses unconfirmed payments within the hour.
      and not exists (
        select 1 from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id and attempt.state not in ('refused', 'reversed')
      )
    order by checkout.created_at
    limit least(erase_unsettled_checkouts.max_count, 1000)
    -- A row that a return or another server has locked waits for the next round.
    for no key update of checkout skip locked
  ));
$$;

comment on function public.erase_unsettled_checkouts is
  'Server only: removes the personal data of up to max_count checkouts that ended without a paid order, and of such an order, more than keep_days ago; returns how many.';

grant execute on function
  public.ended_unpaid, public.erase_checkouts, public.erase_unsettled_checkouts
to service_role;
