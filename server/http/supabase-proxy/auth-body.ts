import { z } from "zod";

/** Postgres stores neither NUL nor unpaired surrogates. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
const text = (longest: number) => z.string().min(1).max(longest).refine(isStorable);

/** The fields that the proxy forwards. */
const BODIES = {
  password: z.object({ email: text(320), password: text(1000) }),
  refresh: z.object({ refresh_token: text(200) }),
  recover: z.object({ email: text(320) }),
  verify: z.object({ type: z.literal("recovery"), token_hash: text(200) }),
  "change-password": z.object({ password: text(1000) }),
};
type Kind = keyof typeof BODIES;

/** A request to Supabase Auth with only the fields that the proxy forwards. */
export type AuthRequest = {
  [Name in Kind]: { kind: Name; body: z.infer<(typeof BODIES)[Name]> };
}[Kind];

/** By method, path and, for a token, `grant_type`. */
const KINDS: Record<string, Kind> = {
  "POST /auth/v1/token password": "password",
  "POST /auth/v1/token refresh_token": "refresh",
  "POST /auth/v1/recover": "recover",
  "POST /auth/v1/verify": "verify",
  "PUT /auth/v1/user": "change-password",
};

/** Parse a request to Supabase Auth; null when it is invalid. */
export function parseAuthRequest(
  method: string,
  path: string,
  grantType: string | null,
  body: string,
): AuthRequest | null {
  const kind = KINDS[`${method} ${path} ${grantType}`] ?? KINDS[`${method} ${path}`];
  if (!kind) return null;
  try {
    const parsed = BODIES[kind].safeParse(JSON.parse(body));
    return parsed.success ? ({ kind, body: parsed.data } as AuthRequest) : null;
  } catch {
    return null;
  }
}
