import type { SupabaseClient } from "@supabase/supabase-js";
import { ShopError } from "#app/domain/shop-error.ts";
import { staffEmailFor } from "#app/domain/staff-email.ts";
import { settings } from "#app/settings.ts";
import { keepAdminSession } from "./admin-session-storage.ts";
import { browserClient } from "./browser-client.ts";
import { adminErrorFrom } from "./database-error.ts";

export type Credentials = { username: string; password: string; keep: boolean };

/** The access token that is known to be a member of staff's; a renewed token is asked about again. */
let provenToken: string | null = null;

async function isStaff(client: SupabaseClient): Promise<boolean> {
  const { data, error, status } = await client.rpc("is_staff");
  // A token the server no longer takes is nobody's; anything else may be an outage and ends no session.
  if (error && status !== 401) throw adminErrorFrom("is_staff", error, status);
  return data === true;
}

/** Ends the session on this device; the server is told, but need not answer. */
export async function signOut(): Promise<void> {
  provenToken = null;
  const client = await browserClient();
  await client.auth.signOut({ scope: "local" });
}

/**
 * Returns the client of a signed-in member of staff. Every operation of the admin begins with it; the database's row
 * rules judge again. Throws an ShopError `NOT_SIGNED_IN` for anybody else, whose session it ends.
 */
export async function requireStaff(): Promise<SupabaseClient> {
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? null;
  if (token !== null && token === provenToken) return client;
  if (token === null || !(await isStaff(client))) {
    if (token !== null) await signOut();
    throw new ShopError("NOT_SIGNED_IN", "No member of staff is signed in.");
  }
  provenToken = token;
  return client;
}

/**
 * Signs a member of staff in and returns whether that succeeded: wrong credentials and those of somebody who is not staff are the
 * same `false`. Throws a ShopError when the database cannot be asked.
 */
export async function signIn({ username, password, keep }: Credentials): Promise<boolean> {
  const client = await browserClient();
  keepAdminSession(keep);
  const email = staffEmailFor(username, settings.staffEmail);
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) {
    if (signedIn.error.code === "invalid_credentials") return false;
    throw adminErrorFrom("signInWithPassword", signedIn.error, signedIn.error.status ?? 0);
  }
  try {
    await requireStaff();
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.kind === "signed-out") return false;
    throw error;
  }
}

/** Returns the signed-in person's id, or null. */
export async function findStaffId(): Promise<string | null> {
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}
