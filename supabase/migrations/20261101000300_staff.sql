-- Who runs the shop. Rows are added by the server or in the dashboard, never through the public interface.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (display_name <> ''),
  created_at timestamptz not null default now()
);

comment on table public.staff is 'The signed-in people who may edit the catalogue and the orders.';

alter table public.staff enable row level security;

grant select on table public.staff to authenticated;
grant all on table public.staff to service_role;

-- Definer, because policies on other tables call it for people who may not read this table.
create function public.is_staff()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.staff where staff.user_id = (select auth.uid()));
$$;

comment on function public.is_staff is 'Whether the signed-in person is staff; false for anybody else.';

create function public.require_staff(staff_id uuid)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select 1 from public.staff where staff.user_id = require_staff.staff_id) then
    perform public.raise_error(403, 'NOT_STAFF', 'Only staff may do this.', 'staff_id');
  end if;
end;
$$;

comment on function public.require_staff is
  'Raises NOT_STAFF unless the id is that of a member of staff.';

grant execute on function
  public.require_staff
to service_role;

grant execute on function
  public.is_staff
to authenticated, service_role;

create policy "Staff may see who is staff"
on public.staff for select to authenticated
using ((select public.is_staff()));
