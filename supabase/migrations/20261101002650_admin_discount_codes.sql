-- What the owner's tab Discounts lists: every code with what it brought.

create view public.admin_discount_codes with (security_invoker = true) as
select
  discount.*,
  coalesce(brought.uses, 0) as uses,
  coalesce(brought.orders, 0) as orders,
  coalesce(brought.discount_amount, 0) as discount_amount,
  coalesce(brought.total_amount, 0) as total_amount
from public.discount_codes as discount
left join lateral (
  select
    count(*) as uses,
    count(using_order.payment_received_at) as orders,
    sum(using_order.discount_amount) filter (where using_order.payment_received_at is not null) as discount_amount,
    sum(using_order.total_amount) filter (where using_order.payment_received_at is not null) as total_amount
  from public.orders as using_order
  where using_order.discount_code_id = discount.id and using_order.status not in ('cancelled', 'refunded')
) as brought on true;

comment on view public.admin_discount_codes is
  'Every discount code with its uses, and of those that are paid the number, what it took off them without IVA, and what they paid; cancelled and refunded orders aside.';

grant select on table public.admin_discount_codes to authenticated;
