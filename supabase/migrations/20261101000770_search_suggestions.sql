-- What a search that finds nothing may have meant.

create function public.nearest_word(word text)
returns text
language sql stable set search_path = ''
as $$
  select known.word
  from public.search_words as known
  where nearest_word.word ~ '^[a-z]{4,30}$'
    and known.shortened && case
      when char_length(nearest_word.word) = 4 then public.without_one_letter(nearest_word.word)
      -- Two typing errors apart: without a letter, they are one apart.
      else array(
        select unnest(public.without_one_letter(shorter)) from unnest(public.without_one_letter(nearest_word.word)) as shorter
      )
    end
  order by
    not known.shortened && public.without_one_letter(nearest_word.word),
    left(known.word, 1) <> left(nearest_word.word, 1),
    abs(char_length(known.word) - char_length(nearest_word.word)),
    known.word
  limit 1;
$$;

comment on function public.nearest_word is
  'The known word nearest to this one: one typing error apart, else two, with the same first letter if there is one; null for none.';

create function public.with_accents(words text[])
returns text
language sql stable set search_path = ''
as $$
  select string_agg(coalesce(known.accented, typed.word), ' ' order by typed.place)
  from unnest(words) with ordinality as typed (word, place)
  left join public.search_words as known on known.word = typed.word;
$$;

comment on function public.with_accents is
  'Words without accents as one text in which the known ones have theirs; null for no word.';

-- Definer, because the words and their synonyms are not for shoppers to read.
create function public.suggest_search(words text[])
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  near text;
  typed text[] := '{}';
  suggested text[] := '{}';
begin
  foreach word in array coalesce(public.first_texts(words, 8), '{}') loop
    word := lower(public.fold_text(left(word, 30)));
    near := case
      when not public.has_products(public.search_query(array[word])) then public.nearest_word(word)
      -- The search finds it only with a correction, which the suggestion names.
      when public.is_misspelled(word, public.exact_query(word)) then public.nearest_word(word)
      else word
    end;
    typed := typed || word;
    suggested := array_remove(suggested || near, null);
  end loop;

  if public.has_products(public.search_query(suggested)) then
    -- Null where the search as typed finds products without the filters.
    return case when suggested <> typed then public.with_accents(suggested) end;
  end if;
  -- No product has all of them: the longest one says most.
  return (
    select public.with_accents(array[alone.word]) from unnest(suggested) as alone (word)
    where public.has_products(public.search_query(array[alone.word]))
    order by char_length(alone.word) desc, alone.word
    limit 1
  );
end;
$$;

comment on function public.suggest_search is
  'For a search that finds nothing: one with other or fewer words that finds products; null for none.';

grant execute on function
  public.suggest_search
to anon, service_role;
