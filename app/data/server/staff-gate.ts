import type { SupabaseClient } from "../supabase-client.ts";

/** The bearer of a token: rejected by Auth, not staff, or a member of staff. */
export type Bearer =
  | { kind: "anonymous" }
  | { kind: "stranger" }
  | { kind: "staff"; userId: string };

/** Statuses by which Auth rejects a token. Others are outages. */
export const AUTH_REJECTIONS = [400, 401, 403, 404];

/** A key in place of a JWT would be ignored beside the secret key. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Return whether a user is in the table `staff`. Throws an Error when the database does not answer. */
export async function isStaff(server: SupabaseClient, userId: string): Promise<boolean> {
  const { data, error } = await server.from("staff").select("user_id").eq("user_id", userId);
  if (error) throw new Error(`reading staff failed: ${error.message}`);
  return data.length > 0;
}

export type StaffGate = ReturnType<typeof supabaseStaffGate>;

/** `server` has the secret key, so its calls do not queue with those of strangers. */
export function supabaseStaffGate(server: SupabaseClient) {
  return {
    /**
     * Identify the owner of an access token with Auth and the table `staff`, uncached. Throws an Error if either cannot
     * be reached.
     */
    async identify(token: string): Promise<Bearer> {
      if (!JWT.test(token)) return { kind: "anonymous" };
      const { data, error } = await server.auth.getUser(token);
      if (error && !AUTH_REJECTIONS.includes(error.status ?? 0)) throw error;
      if (error || !data.user) return { kind: "anonymous" };
      const userId = data.user.id;
      return (await isStaff(server, userId)) ? { kind: "staff", userId } : { kind: "stranger" };
    },
  };
}
