import { createUser } from "#server/database/embedded/ensure-owner.ts";
import type { EmbeddedSupabase } from "#server/database/embedded/start-embedded-supabase.ts";

export const TEST_ORIGIN = "http://shop.test";
const PASSWORD = "correct horse battery";

/** The ids and access tokens of a user who is not staff and of a member of staff. */
export type TestUsers = Awaited<ReturnType<typeof signInUsers>>;

async function signIn(supabase: EmbeddedSupabase, email: string): Promise<string> {
  const request = new Request(`${TEST_ORIGIN}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: supabase.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = (await (await supabase.fetch(request)).json()) as { access_token: string };
  return session.access_token;
}

/** Create the users and sign them in. */
export async function signInUsers(supabase: EmbeddedSupabase) {
  const stranger = await createUser(supabase, "stranger@example.com", PASSWORD);
  const staff = await createUser(supabase, "staff@example.com", PASSWORD);
  await supabase.sql("insert into public.staff (user_id, display_name) values ($1, 'Staff')", [
    staff,
  ]);
  const tokens = {
    stranger: await signIn(supabase, "stranger@example.com"),
    staff: await signIn(supabase, "staff@example.com"),
  };
  return { userIds: { stranger, staff }, tokens };
}
