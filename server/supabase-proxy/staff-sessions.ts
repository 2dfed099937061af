import type { SupabaseClient } from "@supabase/supabase-js";
import { verify } from "hono/jwt";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** A member of staff who is removed can send requests so much longer, which the row rules of the database refuse. */
const CACHED_FOR_MS = 30_000;
const MAX_CACHED = 1000;

const ClaimsSchema = z.object({ sub: z.uuid(), role: z.literal("authenticated") });

export type StaffSessions = {
  /** Returns the user's id of an `Authorization` header whose access token is good; null for any other. Asks no database. */
  findUser(authorization: string | undefined): Promise<string | null>;
  /** Whether a user is staff. Rejects when the database cannot be asked. */
  isStaff(userId: string): Promise<boolean>;
};

/** Takes the secret that signs the access tokens, and a client with the secret key. */
export function createStaffSessions(jwtSecret: string, server: SupabaseClient): StaffSessions {
  const known = new LRUCache<string, true>({ max: MAX_CACHED, ttl: CACHED_FOR_MS });
  return {
    async findUser(authorization = "") {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return null;
      const claims = await verify(token, jwtSecret, "HS256").catch(() => null);
      return ClaimsSchema.safeParse(claims).data?.sub ?? null;
    },
    async isStaff(userId) {
      if (known.has(userId)) return true;
      const { data, error } = await server.from("staff").select("user_id").eq("user_id", userId);
      if (error) throw new Error(`reading staff failed: ${error.message}`);
      if (data.length === 0) return false;
      known.set(userId, true);
      return true;
    },
  };
}
