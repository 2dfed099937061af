-- Before a dump is loaded into a new project: removes the rows that the migrations made, and runs no trigger until the session ends, so that
-- the rows of the dump are loaded as they were. See "A restore from your own dump" in hosted-supabase.md.
set session_replication_role = replica;

do $$
begin
  execute (
    select 'truncate ' || string_agg(format('public.%I', tablename), ', ')
    from pg_tables
    where schemaname = 'public'
  );
end;
$$;
