-- Emails to the owner about changes of where shoppers' money goes. docs/decisions/126-a-changed-bank-account-is-announced.md

-- Definer, because staff may write no email.
create function public.announce_payment_details()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.queue_owner_email(
    'payment_details',
    jsonb_build_object(
      'method', to_jsonb(new) ->> 'kind',
      'changedBy', (
        select staff.display_name from public.staff
        where staff.user_id = coalesce((select auth.uid()), nullif(current_setting('shop.staff_id', true), '')::uuid)
      ),
      'changedAt', new.updated_at,
      'changes', (
        select jsonb_object_agg(
          detail,
          -- No text is longer. Of a picture it matters only whether there is one.
          jsonb_build_object('before', left(former.value, 2000), 'after', left(changed.value, 2000))
        )
        from unnest(tg_argv) as detail
        join jsonb_each_text(to_jsonb(old)) as former on former.key = detail
        join jsonb_each_text(to_jsonb(new)) as changed on changed.key = detail
        where changed.value <> former.value
      )
    ),
    concat_ws(':', to_jsonb(new) ->> 'kind', new.updated_at)
  );
  return null;
end;
$$;

comment on function public.announce_payment_details is
  'Trigger: a saved change of the columns in its arguments queues one email to the owner, in the same transaction.';

create trigger announce_payment_details
after update on public.payment_methods
for each row
when (
  (old.instructions, old.instructions_es, old.qr_image)
  is distinct from (new.instructions, new.instructions_es, new.qr_image)
)
execute function public.announce_payment_details('instructions', 'instructions_es', 'qr_image');

create trigger announce_payment_details
after update on public.shop_information
for each row
when (old.whatsapp <> new.whatsapp)
execute function public.announce_payment_details('whatsapp');
