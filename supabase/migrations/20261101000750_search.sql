-- From the words of a shopper to a query for products.search.

create function public.any_of(lexemes tsvector)
returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', '|'), '')::tsquery
  from unnest(tsvector_to_array(lexemes)) as lexeme;
$$;

comment on function public.any_of is
  'The query that one of these lexemes satisfies; empty for none.';

create function public.with_synonyms(lexemes tsvector)
returns tsquery
language sql stable set search_path = ''
as $$
  with named as materialized (select public.any_of(lexemes) as query)
  select named.query || coalesce(
    (
      select public.any_of(array_to_tsvector(array_agg(distinct found.lexeme)))
      from public.search_synonyms as synonym, unnest(tsvector_to_array(synonym.found)) as found (lexeme)
      where synonym.lexemes @@ named.query
    ),
    ''
  )
  from named;
$$;

comment on function public.with_synonyms is
  'The query that one of these lexemes of names, or one of their synonyms, satisfies.';

create function public.taxonomy_names()
returns table (token text, lexemes text[])
language sql stable set search_path = ''
as $$
  select '#' || named.id, tsvector_to_array(to_tsvector(named.language, public.fold_text(named.name)))
  from (
    select id, 'english'::regconfig as language, display_name as name from public.categories
    union all
    select id, 'spanish', display_name_es from public.categories
    union all
    select id, 'english', display_name from public.collections
    union all
    select id, 'spanish', display_name_es from public.collections
  ) as named;
$$;

comment on function public.taxonomy_names is
  'The stems of each name of a category or collection, with the token that its products have in products.search.';

create function public.is_met(query tsquery, lexeme text)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select array_to_tsvector(array[lexeme, '=' || lexeme]) @@ query;
$$;

comment on function public.is_met is
  'Whether the query of a word finds this stem of a name.';

create function public.has_products(query tsquery)
returns boolean
language sql stable set search_path = ''
-- By the index of the words alone: in the order of another index, one match could be far away.
set enable_seqscan = off
set jit = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
  select exists (select from public.products as product where product.search @@ query and not product.is_draft);
$$;

comment on function public.has_products is
  'Whether a query for products.search finds anything that shoppers see.';

create function public.exact_query(word text)
returns tsquery
language plpgsql stable set search_path = ''
as $$
declare
  -- In quotes a word is text, whatever it holds.
  quoted constant text := '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';
begin
  return to_tsquery('simple', quoted || ':*') || to_tsquery('english', quoted) || to_tsquery('spanish', quoted)
    || public.with_synonyms(public.name_lexemes(word));
end;
$$;

comment on function public.exact_query is
  'The query for one word as it is typed: as the beginning of a word of a name, as a stem in either language, or by its synonyms.';

create function public.is_misspelled(word text, exact tsquery)
returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return word ~ '^[a-z]{4,30}$'
    and not public.has_products(exact)
    and not exists (
      select from public.taxonomy_names() as named, unnest(named.lexemes) as lexeme where public.is_met(exact, lexeme)
    );
end;
$$;

comment on function public.is_misspelled is
  'Whether nothing has this word, whose exact_query() is the other argument, so that the search corrects it.';

create function public.word_query(word text)
returns tsquery
language plpgsql stable set search_path = ''
as $$
declare
  exact constant tsquery := public.exact_query(word);
begin
  if not public.is_misspelled(word, exact) then
    return exact;
  end if;

  return exact || public.with_synonyms(public.name_lexemes(coalesce(
    (
      select string_agg(near.word, ' ')
      from (
        select known.word from public.search_words as known
        where known.shortened && public.without_one_letter(word_query.word)
        order by known.word
        limit 10
      ) as near
    ),
    ''
  )));
end;
$$;

comment on function public.word_query is
  'The query for one word as it is typed; if nothing has it, also for the known words that one typing error makes of it.';

create function public.search_query(words text[])
returns tsquery
language plpgsql stable set search_path = ''
-- Without the notice about every word that a dictionary leaves out.
set client_min_messages = warning
as $$
declare
  word text;
  -- The query when the dictionaries leave out every word, such as the "a" of "amalfi".
  beginnings tsquery;
  beginning tsquery;
  parts tsquery[] := '{}';
  part tsquery;
  tokens text[];
  whole tsquery;
begin
  foreach word in array coalesce(public.first_texts(words, 8), '{}') loop
    continue when coalesce(word, '') = '';
    word := lower(public.fold_text(left(word, 100)));
    beginning := to_tsquery('simple', '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*');
    beginnings := coalesce(beginnings && beginning, beginning);

    continue when to_tsvector('english', word) = '' or to_tsvector('spanish', word) = '';
    parts := array_append(parts, public.word_query(word));
  end loop;

  foreach part in array parts loop
    -- A category or collection is meant when every word of its name, in one language, is typed.
    select coalesce(array_agg(distinct named.token), '{}') into tokens
    from public.taxonomy_names() as named
    where exists (select from unnest(named.lexemes) as lexeme where public.is_met(part, lexeme))
      and not exists (
        select from unnest(named.lexemes) as lexeme
        where not exists (select from unnest(parts) as other where public.is_met(other, lexeme))
      );

    part := part || public.any_of(array_to_tsvector(tokens));
    whole := coalesce(whole && part, part);
  end loop;

  -- The empty query matches nothing.
  return coalesce(whole, beginnings, case when cardinality(words) > 0 then ''::tsquery end);
end;
$$;

comment on function public.search_query is
  'The query for products.search that matches every word, in the text of a product or as the name of its category or collection; null for an empty array, and for blank words a query that matches nothing.';
