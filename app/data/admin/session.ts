import { ShopError } from "#app/domain/shop/shop-error.ts";
import { staffEmailFor } from "#app/domain/staff/staff-email.ts";
import { settings } from "#app/settings.ts";
import { browserClient } from "../browser-client.ts";
import { adminErrorFrom, emptyAnswer } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { findSession } from "./find-session.ts";
import { keepAdminSession } from "./session-storage.ts";

export type Credentials = { username: string; password: string; keep: boolean };

/** The access token last verified, once for all reads of a page. A renewed token is verified again. */
let verification: { token: string; isStaff: Promise<boolean> } | null = null;

async function isStaff(client: SupabaseClient): Promise<boolean> {
  const { data, error, status } = await client.rpc("is_staff");
  // 401: the token is invalid. Other errors may be an outage and end no session.
  if (error && status !== 401) throw adminErrorFrom("is_staff", error, status);
  if (!error && data === null) throw emptyAnswer("is_staff");
  return data === true;
}

/** Return whether a token is that of staff. What could not be verified is verified again. */
async function verify(client: SupabaseClient, token: string): Promise<boolean> {
  if (verification?.token !== token) verification = { token, isStaff: isStaff(client) };
  const current = verification;
  try {
    return await current.isStaff;
  } catch (error) {
    if (verification === current) verification = null;
    throw error;
  }
}

/** End the session on this device, even if the server does not respond. */
export async function signOut(): Promise<void> {
  verification = null;
  const client = await browserClient();
  await client.auth.signOut({ scope: "local" });
}

/**
 * Return the client of the signed-in member of staff. Row level security checks again. Throws a ShopError
 * `NOT_SIGNED_IN` for anyone else and ends their session, or `UNAVAILABLE` during an outage, which ends none.
 */
export async function requireStaff(): Promise<SupabaseClient> {
  const client = await browserClient();
  const session = await findSession(client);
  const token = session?.access_token ?? null;
  if (token !== null && (await verify(client, token))) return client;
  // The first of the reads that run together ends it.
  if (token !== null && verification?.token === token) await signOut();
  throw new ShopError("NOT_SIGNED_IN", "No member of staff is signed in.");
}

/**
 * Sign in and return whether it succeeded; false for wrong credentials and for people who are not staff. Throws a
 * ShopError if the database does not respond.
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

/** Return the signed-in person's id, or null. Throws a ShopError `UNAVAILABLE`. */
export async function findStaffId(): Promise<string | null> {
  const session = await findSession(await browserClient());
  return session?.user.id ?? null;
}
