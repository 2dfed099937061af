import { ShopError } from "#app/domain/shop-error.ts";
import { staffEmailFor } from "#app/domain/staff-email.ts";
import { settings } from "#app/settings.ts";
import { browserClient } from "../browser-client.ts";
import { adminErrorFrom } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { keepAdminSession } from "./admin-session-storage.ts";

export type Credentials = { username: string; password: string; keep: boolean };

/** The access token that was verified to belong to staff. A renewed token is verified again. */
let provenToken: string | null = null;

async function isStaff(client: SupabaseClient): Promise<boolean> {
  const { data, error, status } = await client.rpc("is_staff");
  // 401 means that the token is no longer valid. Any other error may be an outage and ends no session.
  if (error && status !== 401) throw adminErrorFrom("is_staff", error, status);
  return data === true;
}

/** Ends the session on this device, also when the server does not answer. */
export async function signOut(): Promise<void> {
  provenToken = null;
  const client = await browserClient();
  await client.auth.signOut({ scope: "local" });
}

/**
 * Returns the client of a signed-in member of staff. Every operation of the admin starts with it; row level security checks
 * again. Throws a ShopError `NOT_SIGNED_IN` for anyone else and ends their session.
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
 * Signs a member of staff in and returns whether that succeeded; false for wrong credentials and for people who are not
 * staff. Throws a ShopError when the database does not answer.
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
