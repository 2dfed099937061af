-- What the owner's tab Discounts lists: every code with what it brought.

create view public.admin_discount_codes with (security_invoker = true) as
select
  discount.*,
  coalesce(brought.orders, 0) as orders,
  coalesce(brought.discount_amount, 0) as discount_amount,
  coalesce(brought.total_amount, 0) as total_amount
from public.discount_codes as discount
left join lateral (
  select
    count(*) as orders,
    sum(paid_order.discount_amount) as discount_amount,
    sum(paid_order.total_amount) as total_amount
  from public.orders as paid_order
  where paid_order.discount_code = discount.code and paid_order.status not in ('cancelled', 'refunded')
) as brought on true;

comment on view public.admin_discount_codes is
  'Every discount code with its orders, what it took off them without IVA, and what they paid; cancelled and refunded ones aside.';

revoke all on table public.admin_discount_codes from public, anon, authenticated, service_role;
grant select on table public.admin_discount_codes to authenticated;
