import { verify } from "hono/jwt";
import { z } from "zod";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { monotonicClock } from "../monotonic-clock.ts";

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
export function createStaffSessions(
  jwtSecret: string,
  server: SupabaseClient,
  clock = monotonicClock,
): StaffSessions {
  const known = new Map<string, number>();
  return {
    async findUser(authorization = "") {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return null;
      const claims = await verify(token, jwtSecret, "HS256").catch(() => null);
      return ClaimsSchema.safeParse(claims).data?.sub ?? null;
    },
    async isStaff(userId) {
      if ((known.get(userId) ?? 0) > clock()) return true;
      const { data, error } = await server.from("staff").select("user_id").eq("user_id", userId);
      if (error) throw new Error(`reading staff failed: ${error.message}`);
      if (data.length === 0) return false;
      if (known.size >= MAX_CACHED) known.clear();
      known.set(userId, clock() + CACHED_FOR_MS);
      return true;
    },
  };
}
