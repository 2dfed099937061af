-- Rules of what a product says about its fit: measures in centimeters, care symbols, and measures per size.
-- docs/decisions/079-sizes-and-fabric.md

create function public.is_centimeters(value jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'number' then value::numeric between 0.1 and 300 and value::numeric = round(value::numeric, 1)
    else false
  end;
$$;

comment on function public.is_centimeters is
  'Whether a JSON value is a measure in centimeters: a number from 0.1 to 300 with at most one decimal.';

create function public.are_garment_measures(value jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' then not exists (
      select from jsonb_each(value) as given
      where given.key <> all (array[
          'bust', 'waist', 'hips', 'shoulders', 'sleeve', 'inseam', 'length', 'heel', 'width', 'height', 'depth'
        ])
        or not public.is_centimeters(given.value)
    )
    else false
  end;
$$;

comment on function public.are_garment_measures is
  'Whether a JSON value has measures of a garment by their names: {"length": 98.5, …}.';

create function public.are_body_measures(value jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' then not exists (
      select from jsonb_each(value) as given
      where given.key <> all (array['bust', 'waist', 'hips', 'inseam', 'foot'])
        or case
          when jsonb_typeof(given.value) <> 'array' or jsonb_array_length(given.value) <> 2 then true
          when not (public.is_centimeters(given.value -> 0) and public.is_centimeters(given.value -> 1)) then true
          else (given.value -> 0)::numeric > (given.value -> 1)::numeric
        end
    )
    else false
  end;
$$;

comment on function public.are_body_measures is
  'Whether a JSON value has ranges of measures of the body by their names: {"bust": [84, 87], …}.';

create function public.is_size_name(value jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'string'
      then public.clean_text(value #>> '{}') = value #>> '{}' and public.is_plain_text(value #>> '{}', 100)
    else false
  end;
$$;

comment on function public.is_size_name is
  'Whether a JSON value names a size: cleaned plain text of 1 to 100 characters.';

create function public.are_product_measures(measures jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(measures) <> 'array' or octet_length(measures::text) > 20000 then false
    else jsonb_array_length(measures) <= 40
      and not exists (
        select from jsonb_array_elements(measures) as entry
        where case
          when jsonb_typeof(entry) <> 'object' or entry - array['size', 'garment'] <> '{}' then true
          -- An absent key has the type null.
          else (public.is_size_name(entry -> 'size') and public.are_garment_measures(entry -> 'garment')) is not true
        end
      )
      and jsonb_array_length(measures)
        = (select count(distinct entry -> 'size') from jsonb_array_elements(measures) as entry where jsonb_typeof(entry) = 'object')
  end;
$$;

comment on function public.are_product_measures is
  'Whether a JSON value lists at most 40 sizes, each once with measures of the garment: [{"size": "S", "garment": {"length": 98}}, …].';

create function public.are_chart_sizes(sizes jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(sizes) <> 'array' or octet_length(sizes::text) > 40000 then false
    else jsonb_array_length(sizes) between 1 and 40
      and not exists (
        select from jsonb_array_elements(sizes) as entry
        where case
          when jsonb_typeof(entry) <> 'object' or entry - array['size', 'elsewhere', 'body', 'garment'] <> '{}' then true
          when jsonb_typeof(entry -> 'elsewhere') is distinct from 'object' then true
          else (
            public.is_size_name(entry -> 'size')
            and public.are_body_measures(entry -> 'body')
            and public.are_garment_measures(entry -> 'garment')
            and not exists (
              select from jsonb_each(entry -> 'elsewhere') as known
              where known.key <> all (array['eu', 'us', 'it'])
                or not public.is_size_name(known.value) or char_length(known.value #>> '{}') > 12
            )
          ) is not true
        end
      )
      and jsonb_array_length(sizes)
        = (select count(distinct entry -> 'size') from jsonb_array_elements(sizes) as entry where jsonb_typeof(entry) = 'object')
  end;
$$;

comment on function public.are_chart_sizes is
  'Whether a JSON value lists 1 to 40 sizes, each once, from small to large: [{"size": "S", "elsewhere": {"it": "40"}, "body": {"bust": [84, 87]}, "garment": {"length": 98}}, …].';

create function public.is_care(care text[])
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select count(*) = count(symbol.kind) and count(*) = count(distinct symbol.kind)
  from unnest(care) as given
  left join (
    values
      ('machine_wash_30', 'wash'), ('machine_wash_40', 'wash'), ('gentle_wash_30', 'wash'), ('hand_wash', 'wash'),
      ('do_not_wash', 'wash'), ('bleach', 'bleach'), ('do_not_bleach', 'bleach'),
      ('tumble_dry_low', 'tumble'), ('do_not_tumble_dry', 'tumble'),
      ('line_dry', 'dry'), ('dry_flat', 'dry'), ('dry_in_shade', 'dry'),
      ('iron_low', 'iron'), ('iron_medium', 'iron'), ('iron_high', 'iron'), ('do_not_iron', 'iron'),
      ('dry_clean', 'professional'), ('do_not_dry_clean', 'professional')
  ) as symbol (name, kind) on symbol.name = given;
$$;

comment on function public.is_care is
  'Whether texts are care symbols (ISO 3758) that do not contradict each other: at most one of each kind.';

-- Checks of tables run with the rights of the staff who write them.
grant execute on function
  public.is_centimeters, public.are_garment_measures, public.are_body_measures, public.is_size_name,
  public.are_product_measures, public.are_chart_sizes, public.is_care
to authenticated, service_role;
