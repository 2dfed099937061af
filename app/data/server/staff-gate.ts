import type { SupabaseClient } from "../supabase-client.ts";

/** Who bears a token: nobody Auth knows, somebody who is no staff, or a member of staff. */
export type Bearer = { kind: "nobody" } | { kind: "stranger" } | { kind: "staff"; userId: string };

export interface StaffGate {
  /** Takes an access token and asks Auth and the table `staff`, both now. Throws an Error when either cannot be reached. */
  identify(token: string): Promise<Bearer>;
}

/** Auth's own verdicts on a token; anything else is no answer. */
const REFUSED = [400, 401, 403, 404];

/** Beside a secret key, another key in the place of a token would count as no token at all. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Takes a client with the secret key: its calls do not wait among those of strangers. */
export function supabaseStaffGate(server: SupabaseClient): StaffGate {
  return {
    async identify(token) {
      if (!JWT.test(token)) return { kind: "nobody" };
      const { data, error } = await server.auth.getUser(token);
      if (error && !REFUSED.includes(error.status ?? 0)) throw error;
      if (error || !data.user) return { kind: "nobody" };
      const userId = data.user.id;
      const staff = await server.from("staff").select("user_id").eq("user_id", userId);
      if (staff.error) throw new Error(`reading staff failed: ${staff.error.message}`);
      return staff.data.length > 0 ? { kind: "staff", userId } : { kind: "stranger" };
    },
  };
}
