-- Postgres lets every role execute a new function, and Supabase grants its roles every right on new tables and functions.
-- Here a new one is for its owner alone until its migration grants more. The defaults are those of the role that runs
-- the migrations.

-- Not in a schema: there, defaults add rights only.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
