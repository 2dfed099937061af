-- Who runs the shop. Rows are added by the server or in the dashboard, never through the public interface.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (display_name <> ''),
  language text check (language in ('en', 'es')),
  created_at timestamptz not null default now()
);

comment on table public.staff is 'The signed-in people who may edit the catalogue and the orders.';
comment on column public.staff.language is 'The language in which they last opened the admin; null before that.';

alter table public.staff enable row level security;

-- Definer, because policies on other tables call it for people who may not read this table.
create function public.is_staff()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    exists (select from public.staff where staff.user_id = (select auth.uid()))
    -- A token is valid for an hour, also after Logout or a new password has ended its session.
    and exists (
      select from auth.sessions where sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid
    );
$$;

comment on function public.is_staff is
  'Whether the signed-in person is staff with a session that has not ended; false for anybody else.';

-- Definer, because staff may only read this table.
create function public.set_staff_language(language text)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_staff() then
    perform public.raise_error(403, 'NOT_STAFF', 'Only staff may do this.', null);
  end if;
  update public.staff as member
  set language = set_staff_language.language
  where member.user_id = (select auth.uid()) and member.language is distinct from set_staff_language.language;
end;
$$;

comment on function public.set_staff_language is
  'Stores the language in which the signed-in member of staff uses the admin.';

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
  public.is_staff, public.set_staff_language
to authenticated, service_role;

create function public.allow_staff(target regclass, verbs text, columns text default null)
returns void
language plpgsql set search_path = ''
as $$
declare
  verb text;
begin
  execute format('grant %s on table %s to authenticated', verbs || coalesce(' (' || columns || ')', ''), target);

  foreach verb in array string_to_array(verbs, ', ') loop
    execute format(
      'create policy %I on %s for %s to authenticated %s ((select public.is_staff()))',
      'Staff may ' || verb, target, verb, case verb when 'insert' then 'with check' else 'using' end
    );
  end loop;
end;
$$;

comment on function public.allow_staff is
  'For migrations: grants these verbs on a table to signed-in people, with policies that let only staff use them. With columns it is one verb, on these alone.';

create function public.allow_public_read(target regclass)
returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('grant select on table %s to anon, authenticated', target);
  execute format('create policy "Everybody may read" on %s for select to anon, authenticated using (true)', target);
end;
$$;

comment on function public.allow_public_read is
  'For migrations: lets everybody read a table.';

select public.allow_staff('public.staff', 'select');
