-- Search in both languages at once: "vestido" and "dresses" find a dress on every page, with or without accents.

create function public.fold_text(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g');
$$;

comment on function public.fold_text(text) is
  'Text without its accents, for search: who types "pantalon" or "crepe" means pantalón and crêpe.';

alter table public.products drop column search;

alter table public.products
  add column search tsvector
  generated always as (
    -- Names as they stand, for words that are still being typed; then every word by its stem, each text in its language.
    strip(
      to_tsvector('simple', public.fold_text(name || ' ' || name_es))
      || to_tsvector('english', public.fold_text(name || ' ' || description))
      || to_tsvector('spanish', public.fold_text(name_es || ' ' || description_es))
    )
  ) stored;

comment on column public.products.search is
  'The words of both languages, without accents; asked with search_query().';

create function public.search_query(words text[])
returns tsquery
language plpgsql
immutable
parallel safe
set search_path = ''
-- It would tell of every word that a dictionary leaves out.
set client_min_messages = warning
as $$
declare
  word text;
  quoted text;
  beginning tsquery;
  stem tsquery;
  whole tsquery;
  -- What is asked when every word is one that the dictionaries leave out, such as the "a" of "amalfi".
  beginnings tsquery;
begin
  foreach word in array coalesce(words[1:8], '{}') loop
    continue when coalesce(word, '') = '';

    -- In quotes a word is text, whatever it holds.
    quoted := '''' || replace(replace(public.fold_text(left(word, 100)), '\', '\\'), '''', '''''') || '''';
    beginning := to_tsquery('simple', quoted || ':*');
    beginnings := coalesce(beginnings && beginning, beginning);

    stem := to_tsquery('english', quoted);
    continue when numnode(stem) = 0;
    stem := stem || to_tsquery('spanish', quoted);
    continue when numnode(to_tsquery('spanish', quoted)) = 0;

    whole := coalesce(whole && (beginning || stem), beginning || stem);
  end loop;

  return coalesce(whole, beginnings);
end;
$$;

comment on function public.search_query(text[]) is
  'Asks products.search for every word, whole in either language or as the beginning of a word of the name; null for no word.';

revoke execute on function public.fold_text(text), public.search_query(text[])
from public, anon, authenticated, service_role;

-- Staff's writes reckon the column with their own rights.
grant execute on function public.fold_text(text) to authenticated, service_role;
