/**
 * The state of a hosted Supabase project before the first migration: roles, their default privileges, and pgcrypto. Migrations revoke the
 * same here as there. Source: supabase/postgres, migrations/db/init-scripts/00000000000000-initial-schema.sql.
 */
export const HOSTED_DEFAULTS = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- In a new database only: the first migration revokes these. The roles may be older, as they belong to the cluster.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
`;

/**
 * Privileges on Supabase's own schemas, once those exist. Row level security restricts them. The first migration leaves none on functions
 * that an update of the library creates there.
 */
export const HOSTED_SCHEMA_PRIVILEGES = `
grant usage on schema auth, storage, extensions to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant all on all functions in schema auth, storage to anon, authenticated, service_role;
`;
