import { verify } from "hono/jwt";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { AUTH_REJECTIONS, isStaff } from "#app/data/server/staff-gate.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { DatabaseFetch } from "../../database/socket-fetch.ts";

/** A session that ended in the database, or removed staff, keeps access for up to this time. */
const CACHED_FOR_MS = 30_000;
const MAX_CACHED = 1000;
const TIMEOUT_MS = 20_000;

const ClaimsSchema = z.object({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
});

export type StaffSession = { userId: string; sessionId: string };

type Parts = {
  /** The key that signs access tokens. */
  jwtSecret: string;
  /** Send a request to the embedded Supabase. */
  send: DatabaseFetch;
  publishableKey: string;
  /** A client with the secret key. */
  server: SupabaseClient;
};

/** Create the cached look-up of sessions and staff. */
export function createStaffSessions({ jwtSecret, send, publishableKey, server }: Parts) {
  const cache = () => new LRUCache<string, boolean>({ max: MAX_CACHED, ttl: CACHED_FOR_MS });
  /** Replaced as a whole: a response that was pending meanwhile must not enter the new cache. */
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
    if (!ok && !AUTH_REJECTIONS.includes(status))
      throw new Error(`reading a session failed: ${status}`);
    sessions.set(sessionId, ok);
    return ok;
  }

  return {
    /**
     * Return the live session of an `Authorization` header, or null. Asks the database only about tokens signed by this
     * shop.
     * Rejects when the database does not answer.
     */
    async find(authorization = ""): Promise<StaffSession | null> {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return null;
      const payload = await verify(token, jwtSecret, "HS256").catch(() => null);
      const claims = ClaimsSchema.safeParse(payload).data;
      if (!claims || !(await isLive(claims.session_id, token))) return null;
      return { userId: claims.sub, sessionId: claims.session_id };
    },
    /** Whether a user is staff. Rejects when the database does not answer. */
    async isStaff(userId: string): Promise<boolean> {
      if (staff.has(userId)) return true;
      const found = await isStaff(server, userId);
      if (found) staff.set(userId, true);
      return found;
    },
    /** Clear the cached sessions because one has ended. */
    forget(): void {
      liveSessions = cache();
    },
  };
}
