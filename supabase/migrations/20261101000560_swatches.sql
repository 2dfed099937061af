-- The colors that the owner chose for the swatches of color names.

create table public.swatches (
  -- As the shop compares color names: in lower case, without blanks around it.
  color text primary key check (color <> '' and color = lower(btrim(color)) and char_length(color) <= 100),
  hex text not null check (hex ~ '^#[0-9a-f]{6}$')
);

comment on table public.swatches is
  'The swatch of a color name where the owner chose one; other names have the shop''s own swatch, or grey.';

alter table public.swatches enable row level security;

select public.allow_public_read('public.swatches');
select public.allow_staff('public.swatches', 'insert, update, delete');

create function public.set_swatch(color text, hex text default null, opened text default null)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  if set_swatch.opened is null then
    insert into public.swatches (color, hex)
    select set_swatch.color, set_swatch.hex where set_swatch.hex is not null
    on conflict do nothing;
  elsif set_swatch.hex is null then
    delete from public.swatches as swatch
    where swatch.color = set_swatch.color and swatch.hex = set_swatch.opened;
  else
    update public.swatches as swatch set hex = set_swatch.hex
    where swatch.color = set_swatch.color and swatch.hex = set_swatch.opened;
  end if;
  -- The same twice is no conflict.
  return found or set_swatch.hex is not distinct from (
    select swatch.hex from public.swatches as swatch where swatch.color = set_swatch.color
  );
end;
$$;

comment on function public.set_swatch is
  'Sets the swatch of a color name, or removes it where no hex is given; false when the swatch is neither the opened one, null for none, nor the wanted one. Works with the rights of the caller.';

create function public.list_color_names()
returns text[]
language sql stable set search_path = ''
as $$
  -- An array: the REST API cuts rows at a thousand.
  select coalesce(array_agg(distinct named.color), '{}')
  from public.products as product, unnest(product.colors) as named (color);
$$;

comment on function public.list_color_names is
  'Every color name of a product, as it is written; read with the caller''s own rights.';

grant execute on function
  public.set_swatch, public.list_color_names
to authenticated, service_role;
