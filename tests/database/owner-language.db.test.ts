import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { deleteRows } from "./delete-rows.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import type { DatabaseError } from "./sample-bag.ts";

const OWNER = "owner@example.com";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await deleteRows(shop, "outbox");
  await shop.sql("update public.staff set language = null");
  await shop.sql("update public.shop_settings set owner_email = $1", [OWNER]);
});

const use = (language: string | null, role: "staff" | "stranger" | "anon" = "staff") =>
  shop.rpc<DatabaseError>(role, "set_staff_language", { language });

/** Cause an email to the owner and return its subject. */
async function subjectOfAlert() {
  await deleteRows(shop, "outbox");
  await shop.rpc("server", "alert_owner_of_service", { problem: "backup_failed" });
  const [mail] = await shop.sql<{ kind: string; payload: unknown }>(
    "select kind, payload from public.outbox",
  );
  if (!mail) throw new Error("no email was queued");
  return (await mailComposer("https://shop.test")(mail)).subject;
}

test("writes to the owner in the language in which they last used the admin", async () => {
  const english = await subjectOfAlert();
  await use("es");
  const spanish = await subjectOfAlert();
  expect(spanish).toContain("copia de seguridad");
  expect(spanish).not.toBe(english);
  await use("en");
  expect(await subjectOfAlert()).toBe(english);
});

test("follows the account with the owner's address, and without one the first", async () => {
  const colleague = "c0000000-0000-4000-8000-00000000000c";
  await shop.sql("insert into auth.users (id, email) values ($1, $2)", [colleague, OWNER]);
  await shop.sql(
    `insert into public.staff (user_id, display_name, language, created_at)
     values ($1, 'Colleague', 'es', now() + interval '1 hour')`,
    [colleague],
  );
  await use("en");
  const language = async () =>
    (await shop.sql<{ language: string }>("select public.owner_language() as language"))[0]
      ?.language;
  expect(await language()).toBe("es");
  await shop.sql("update public.shop_settings set owner_email = 'else@example.com'");
  expect(await language()).toBe("en");
  await shop.sql("delete from auth.users where id = $1", [colleague]);
});

test("stores a language of the shop, of staff alone", async () => {
  expect((await use("it")).status).toBe(400);
  expect((await use("es", "stranger")).body.details).toBe("NOT_STAFF");
  expect((await use("es", "anon")).status).toBe(401);
  expect(await shop.sql("select language from public.staff")).toEqual([{ language: null }]);
});
