-- Who runs the shop. Rows are added by the server or in the dashboard, never through the public interface.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (display_name <> ''),
  created_at timestamptz not null default now()
);

comment on table public.staff is 'The signed-in people who may keep the catalogue and the orders.';

alter table public.staff enable row level security;

revoke all on table public.staff from public, anon, authenticated;
grant select on table public.staff to authenticated;
grant all on table public.staff to service_role;

create policy "Signed-in people may see whether they are staff"
on public.staff for select to authenticated
using (user_id = (select auth.uid()));

-- Definer, because policies on other tables ask it on behalf of people who may not read this table.
create function public.is_staff()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff where staff.user_id = (select auth.uid()));
$$;

comment on function public.is_staff() is 'Whether the signed-in person is staff; false for anybody else.';

revoke execute on function public.is_staff() from public, anon, authenticated, service_role;
grant execute on function public.is_staff() to authenticated, service_role;
