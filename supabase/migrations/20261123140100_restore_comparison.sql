-- After a restore: payments that were captured between the backup and the failure have no order. The server asks the provider
-- about every checkout that the backup knows as unpaid, and the owner is told of each payment that no order has.

create function public.list_unpaid_checkouts(since timestamptz, before timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'reference', unpaid.reference,
      -- The recovery worker has it in hand and may still make it an order.
      'isLive', unpaid.status = 'confirming'
        or unpaid.next_check_at is not null
        or unpaid.created_at > clock_timestamp() - interval '16 minutes',
      'transactionIds', (
        select coalesce(jsonb_agg(attempt.transaction_id order by attempt.started_at), '[]')
        from public.payment_attempts as attempt
        where attempt.checkout_id = unpaid.id
      )
    )
    order by unpaid.created_at desc, unpaid.id
  ), '[]')
  from public.checkouts as unpaid
  where unpaid.status <> 'settled'
    and unpaid.created_at >= list_unpaid_checkouts.since
    and unpaid.created_at < list_unpaid_checkouts.before;
$$;

comment on function public.list_unpaid_checkouts(timestamptz, timestamptz) is
  'Server only: the checkouts begun in a period that have no order, newest first, with the payments their returns named.';

create function public.report_unmatched_payment(reference text, transaction_id text, amount numeric)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.orders as paid_order
    where paid_order.payphone_transaction_id = report_unmatched_payment.transaction_id
  ) or exists (
    -- Known already: the money is on its way back, or the owner was told that it cannot go.
    select 1 from public.payment_attempts as attempt
    where attempt.transaction_id = report_unmatched_payment.transaction_id
      and attempt.state in ('reversal_due', 'reversal_refused')
  ) then
    return false;
  end if;

  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    'payment_alert', settings.owner_email,
    jsonb_build_object(
      'problem', 'restored_without_order',
      'reference', report_unmatched_payment.reference,
      'transactionId', report_unmatched_payment.transaction_id,
      'orderId', null,
      'customerName', coalesce(checkout.customer_name, ''),
      'email', coalesce(checkout.email, ''),
      'phone', coalesce(checkout.phone, ''),
      'total', report_unmatched_payment.amount
    ),
    concat_ws(
      ':', 'payment_alert', 'restored_without_order',
      report_unmatched_payment.reference, report_unmatched_payment.transaction_id
    )
  from public.shop_settings as settings
  left join public.checkouts as checkout on checkout.reference = report_unmatched_payment.reference
  where settings.owner_email is not null
  on conflict (dedupe_key) do nothing;
  return true;
end;
$$;

comment on function public.report_unmatched_payment(text, text, numeric) is
  'Server only: writes the owner one e-mail about a captured payment (amount in dollars) that no order has; false where one has it, or it is known to go back.';

revoke execute on function
  public.list_unpaid_checkouts(timestamptz, timestamptz),
  public.report_unmatched_payment(text, text, numeric)
from public, anon, authenticated, service_role;

grant execute on function
  public.list_unpaid_checkouts(timestamptz, timestamptz),
  public.report_unmatched_payment(text, text, numeric)
to service_role;
