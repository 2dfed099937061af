-- What a search that finds nothing may have meant.

create function public.nearest_word(word text)
returns text
language sql stable set search_path = ''
as $$
  select known.word
  from public.search_words as known
  -- Two typing errors apart: without a letter, they are one apart.
  where nearest_word.word ~ '^[a-z]{5,30}$'
    and known.shortened && array(
      select unnest(public.without_one_letter(shorter)) from unnest(public.without_one_letter(nearest_word.word)) as shorter
    )
  order by
    left(known.word, 1) <> left(nearest_word.word, 1),
    abs(char_length(known.word) - char_length(nearest_word.word)),
    known.word
  limit 1;
$$;

comment on function public.nearest_word is
  'The known word that at most two typing errors make of this one, with the same first letter if there is one; null for none.';

-- Definer, because the words and their synonyms are not for shoppers to read.
create function public.suggest_search(words text[])
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  near text;
  suggested text[] := '{}';
begin
  foreach word in array coalesce(words[1:8], '{}') loop
    word := lower(public.fold_text(left(word, 30)));
    near := case
      when public.has_products(public.search_query(array[word])) then word
      else public.nearest_word(word)
    end;
    suggested := array_remove(suggested || near, null);
  end loop;

  if public.has_products(public.search_query(suggested)) then
    -- Null where the search as typed finds products without the filters.
    return nullif(array_to_string(suggested, ' '), array_to_string(words[1:8], ' '));
  end if;
  -- No product has all of them: the longest one says most.
  return (
    select alone.word from unnest(suggested) as alone (word)
    where public.has_products(public.search_query(array[alone.word]))
    order by char_length(alone.word) desc, alone.word
    limit 1
  );
end;
$$;

comment on function public.suggest_search is
  'For a search that finds nothing: one with other or fewer words that finds products; null for none.';

revoke execute on function
  public.nearest_word, public.suggest_search
from public, anon, authenticated, service_role;

grant execute on function
  public.suggest_search
to anon, service_role;
