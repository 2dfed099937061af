-- What search compares: stems of names, words that mean the same, and the words that a typing error may have meant.

create function public.name_lexemes(value text)
returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  -- The sign keeps them apart from the words of descriptions.
  select array_to_tsvector(array(
    select '=' || lexeme
    from unnest(tsvector_to_array(
      to_tsvector('english', public.fold_text(value)) || to_tsvector('spanish', public.fold_text(value))
    )) as lexeme
  ));
$$;

comment on function public.name_lexemes is
  'The stems of a name in both languages, each after "=". Synonyms and corrected words are searched among these alone.';

create function public.join_words(words text[])
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(word, ' '), '') from unnest(words) as word;
$$;

comment on function public.join_words is
  'Words with a blank between them. Unlike array_to_string() it is immutable, as a generated column requires.';

create table public.search_synonyms (
  words text primary key check (char_length(words) between 1 and 500),
  narrower text not null default '' check (char_length(narrower) <= 500),
  lexemes tsvector generated always as (public.name_lexemes(words)) stored,
  found tsvector generated always as (public.name_lexemes(words || ' ' || narrower)) stored
);

comment on table public.search_synonyms is
  'Groups of words that find the same products, in both languages; a word may be in several. Accents and endings do not matter.';
comment on column public.search_synonyms.narrower is
  'Words that these find as well, but that do not find these: brown finds camel.';

create function public.without_one_letter(word text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(distinct left(word, place) || substr(word, place + 2))
  from generate_series(0, char_length(word)) as place;
$$;

comment on function public.without_one_letter is
  'A word, and the word without each of its letters. Words one typing error apart share one of these.';

create table public.search_words (
  word text primary key check (word ~ '^[a-z]{4,30}$'),
  accented text check (char_length(accented) <= 60),
  shortened text[] not null generated always as (public.without_one_letter(word)) stored
);

comment on table public.search_words is
  'The words of names, colors and synonyms without accents, to correct typing errors. A word that no product has any more does no harm.';
comment on column public.search_words.accented is 'As suggestions write it; null for a word without accents.';

create index search_words_shortened_idx on public.search_words using gin (shortened) with (fastupdate = off);

create function public.learn_search_words()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.search_words (word, accented)
  select folded.word, max(nullif(lower(found.token[1]), folded.word)) as accented
  from unnest(tg_argv) as field,
    -- Letters in any of the alphabets with accents, whatever the locale of the database knows.
    regexp_matches(normalize(to_jsonb(new) ->> field, nfc), '[[:alnum:]\u00c0-\u024f\u1e00-\u1eff]+', 'g') as found (token),
    lower(public.fold_text(found.token[1])) as folded (word)
  where folded.word ~ '^[a-z]{4,30}$'
  group by folded.word
  -- Known words are not locked, and the others in one order, so that two writers do not deadlock.
  having not exists (
    select from public.search_words as known
    where known.word = folded.word
      and (known.accented is not null or max(nullif(lower(found.token[1]), folded.word)) is null)
  )
  order by folded.word
  on conflict (word) do update set accented = excluded.accented
  where search_words.accented is null and excluded.accented is not null;
  return null;
end;
$$;

comment on function public.learn_search_words is
  'Trigger: adds the words of the columns named by its arguments to search_words. Definer, because staff may write products but not that table.';

alter table public.search_words enable row level security;
alter table public.search_synonyms enable row level security;

create trigger learn_search_words
after insert or update on public.search_synonyms
for each row execute function public.learn_search_words('words', 'narrower');

create trigger learn_search_words
after insert or update of display_name, display_name_es on public.categories
for each row execute function public.learn_search_words('display_name', 'display_name_es');

create trigger learn_search_words
after insert or update of display_name, display_name_es on public.collections
for each row execute function public.learn_search_words('display_name', 'display_name_es');

insert into public.search_synonyms (words) values
  -- Clothes.
  ('vestido dress gown'),
  ('enterizo mono jumpsuit'),
  ('blusa blouse'),
  ('camisa shirt'),
  ('camiseta tshirt tee'),
  ('suéter sweater jersey knit pulóver pullover jumper saco'),
  ('pantalón pants trousers'),
  ('jean vaquero denim'),
  ('falda pollera skirt'),
  ('abrigo coat overcoat sobretodo'),
  ('gabardina trench impermeable raincoat'),
  ('chaqueta chompa casaca jacket cazadora'),
  ('blazer saco americana'),
  ('chaleco vest waistcoat gilet'),
  -- Accessories.
  ('bolso bolsa cartera handbag bag purse'),
  ('billetera monedero wallet'),
  ('correa cinturón cinto belt'),
  ('pañuelo bufanda chalina scarf scarves foulard'),
  ('sombrero hat'),
  ('gorra cap'),
  ('lentes gafas sunglasses'),
  ('guantes gloves'),
  ('aretes pendientes earrings'),
  -- Shoes.
  ('zapato calzado shoe footwear'),
  ('mocasín loafer'),
  ('bota botín boot bootie'),
  ('alpargata espadrille'),
  ('tacón taco heel pump slingback stiletto'),
  ('sandalia sandal'),
  ('zapatilla sneaker trainer tenis'),
  -- Materials and cuts.
  ('seda silk'),
  ('lino linen'),
  ('cuero piel leather'),
  ('gamuza ante suede'),
  ('algodón cotton'),
  ('lana wool'),
  ('merino merina'),
  ('cachemira cashmere casimir'),
  ('terciopelo velvet'),
  ('paja straw'),
  ('rayas stripes striped rayado'),
  ('plisado tableado pleated'),
  ('tejido trenzado woven braided'),
  ('fiesta gala noche evening party'),
  ('verano summer sundress'),
  -- Colors by their exact names.
  ('negro black'),
  ('carbón charcoal'),
  ('peltre pewter'),
  ('camel camello'),
  ('coñac cognac'),
  ('canela tan habano tostado'),
  ('marfil ivory'),
  ('crema cream'),
  ('oliva olive'),
  ('salvia sage'),
  ('terracota terracotta'),
  ('burdeos burgundy vino granate'),
  ('marino navy'),
  ('pálido blush');

insert into public.search_synonyms (words, narrower) values
  ('blanco white', 'ivory cream'),
  ('beige crudo', 'natural cream'),
  ('gris gray grey', 'charcoal pewter'),
  ('marrón café brown', 'camel cognac tan'),
  ('rojo red', 'burgundy'),
  ('rosa rosado pink', 'blush'),
  ('verde green', 'olive sage'),
  ('azul blue', 'navy'),
  ('naranja orange', 'terracotta');

-- The writer of a row calculates its generated columns.
grant execute on function
  public.name_lexemes, public.join_words
to authenticated, service_role;

grant execute on function
  public.without_one_letter
to service_role;
