import { AdminFailure } from "#app/domain/admin-failure.ts";
import { staffEmailFor } from "#app/domain/staff-email.ts";
import { settings } from "#app/settings.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { keepAdminSession } from "./admin-session-storage.ts";
import { browserClient } from "./browser-client.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export type Credentials = { username: string; password: string; keep: boolean };

/** The access token that is known to be a member of staff's; a renewed token is asked about again. */
let provenToken: string | null = null;

async function isStaff(client: SupabaseClient): Promise<boolean> {
  const { data, error, status } = await client.rpc("is_staff");
  // A token the server no longer takes is nobody's; anything else may be an outage and ends no session.
  if (error && status !== 401) throw adminFailureFrom("is_staff", error, status);
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
 * rules judge again. Throws an AdminFailure `signed-out` for anybody else, whose session it ends.
 */
export async function requireStaff(): Promise<SupabaseClient> {
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? null;
  if (token !== null && token === provenToken) return client;
  if (token === null || !(await isStaff(client))) {
    if (token !== null) await signOut();
    throw new AdminFailure("signed-out", "No member of staff is signed in.");
  }
  provenToken = token;
  return client;
}

/**
 * Signs a member of staff in and returns whether that succeeded: wrong credentials and a stranger's right ones are the
 * same `false`. Throws an AdminFailure when the database cannot be asked.
 */
export async function signIn({ username, password, keep }: Credentials): Promise<boolean> {
  const client = await browserClient();
  keepAdminSession(keep);
  const email = staffEmailFor(username, settings.staffEmail);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    if (error.code === "invalid_credentials") return false;
    throw adminFailureFrom("signInWithPassword", error, error.status ?? 0);
  }
  try {
    await requireStaff();
    return true;
  } catch (failure) {
    if (failure instanceof AdminFailure && failure.reason === "signed-out") return false;
    throw failure;
  }
}

/** Returns the signed-in person's id, or null. */
export async function findStaffId(): Promise<string | null> {
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}
