import { verify } from "hono/jwt";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { DatabaseFetch } from "../../database/socket-fetch.ts";

/** So much longer a session that the database ended, or a member of staff who was removed there, can send requests. */
const CACHED_FOR_MS = 30_000;
const MAX_CACHED = 1000;
const TIMEOUT_MS = 20_000;

const ClaimsSchema = z.object({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
});

/** Auth's own verdicts on a token; anything else is no answer. */
const REFUSED = [400, 401, 403, 404];

export type StaffSession = { userId: string; sessionId: string };

export type StaffSessions = {
  /**
   * Returns the session of an `Authorization` header whose access token is good and whose session has not ended; null for any other.
   * Asks the database only about tokens that this shop signed. Rejects when it cannot be asked.
   */
  find(authorization: string | undefined): Promise<StaffSession | null>;
  /** Whether a user is staff. Rejects when the database cannot be asked. */
  isStaff(userId: string): Promise<boolean>;
  /** Has every session asked about anew: one has just ended. */
  forget(): void;
};

type Parts = {
  /** Signs the access tokens. */
  jwtSecret: string;
  /** Sends a request to the embedded Supabase. */
  send: DatabaseFetch;
  publishableKey: string;
  /** A client with the secret key. */
  server: SupabaseClient;
};

/** Returns who bears the access tokens of a database. */
export function createStaffSessions(parts: Parts): StaffSessions {
  const { jwtSecret, send, publishableKey, server } = parts;
  const cache = () => new LRUCache<string, boolean>({ max: MAX_CACHED, ttl: CACHED_FOR_MS });
  /** Replaced as a whole, so that an answer which was under way meanwhile is not cached in the new one. */
  let liveSessions = cache();
  const staff = cache();

  async function isLive(sessionId: string, token: string): Promise<boolean> {
    const sessions = liveSessions;
    const known = sessions.get(sessionId);
    if (known !== undefined) return known;
    const { ok, status } = await send("http://localhost/auth/v1/user", {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok && !REFUSED.includes(status)) throw new Error(`reading a session failed: ${status}`);
    sessions.set(sessionId, ok);
    return ok;
  }

  return {
    async find(authorization = "") {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return null;
      const payload = await verify(token, jwtSecret, "HS256").catch(() => null);
      const claims = ClaimsSchema.safeParse(payload).data;
      if (!claims || !(await isLive(claims.session_id, token))) return null;
      return { userId: claims.sub, sessionId: claims.session_id };
    },
    async isStaff(userId) {
      if (staff.has(userId)) return true;
      const { data, error } = await server.from("staff").select("user_id").eq("user_id", userId);
      if (error) throw new Error(`reading staff failed: ${error.message}`);
      if (data.length === 0) return false;
      staff.set(userId, true);
      return true;
    },
    forget() {
      liveSessions = cache();
    },
  };
}
