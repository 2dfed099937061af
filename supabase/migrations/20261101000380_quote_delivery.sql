-- What delivery of a bag costs. docs/decisions/076-delivery-and-discounts.md

create function public.quote_delivery(country text, province text, bag_amount numeric)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_domestic constant boolean := lower(btrim(country)) in ('', 'ecuador');
  zone public.delivery_zones;
begin
  if is_domestic and province = '' and exists (select 1 from public.delivery_zone_provinces) then
    perform public.raise_error(422, 'PROVINCE_REQUIRED', 'Delivery depends on the province. Please choose it.', 'province');
  end if;

  select candidate.* into zone
  from public.delivery_zones as candidate
  left join public.delivery_zone_provinces as covered
    on covered.zone_id = candidate.id and covered.province = quote_delivery.province and is_domestic
  where covered.province is not null or candidate.is_everywhere_else
  order by covered.province nulls last
  limit 1;

  if not found then
    perform public.raise_error(
      422, 'NOT_DELIVERED', 'We do not deliver there.', case when is_domestic then 'province' else 'country' end
    );
  end if;

  return jsonb_build_object(
    'method', 'delivery',
    'zone', zone.name,
    'zoneEs', nullif(zone.name_es, ''),
    'price', case when bag_amount >= zone.free_from then 0 else zone.price end,
    'daysMin', zone.days_min,
    'daysMax', zone.days_max
  );
end;
$$;

comment on function public.quote_delivery is
  'What delivery of a bag costs, as prices are entered, and how long it takes. Raises PROVINCE_REQUIRED or NOT_DELIVERED.';

grant execute on function public.quote_delivery to service_role;
