import { z } from "zod";

/** Postgres stores neither NUL nor unpaired surrogates. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
const text = (longest: number) => z.string().min(1).max(longest).refine(isStorable);

const PasswordSchema = z.object({ email: text(320), password: text(1000) });
const RefreshSchema = z.object({ refresh_token: text(200) });
const RecoverSchema = z.object({ email: text(320) });
const VerifySchema = z.object({ type: z.literal("recovery"), token_hash: text(200) });
const UserSchema = z.object({ password: text(1000) });

/** A request to Supabase Auth with only the fields that the proxy forwards. */
export type AuthRequest =
  | { kind: "password"; body: z.infer<typeof PasswordSchema> }
  | { kind: "refresh"; body: z.infer<typeof RefreshSchema> }
  | { kind: "recover"; body: z.infer<typeof RecoverSchema> }
  | { kind: "verify"; body: z.infer<typeof VerifySchema> }
  | { kind: "change-password"; body: z.infer<typeof UserSchema> };

function schemaOf(method: string, path: string, grantType: string | null) {
  switch (`${method} ${path}`) {
    case "POST /auth/v1/token":
      if (grantType === "password") return { kind: "password", schema: PasswordSchema } as const;
      if (grantType === "refresh_token") return { kind: "refresh", schema: RefreshSchema } as const;
      return null;
    case "POST /auth/v1/recover":
      return { kind: "recover", schema: RecoverSchema } as const;
    case "POST /auth/v1/verify":
      return { kind: "verify", schema: VerifySchema } as const;
    case "PUT /auth/v1/user":
      return { kind: "change-password", schema: UserSchema } as const;
    default:
      return null;
  }
}

/** Parse a request to Supabase Auth; null when it is invalid. */
export function parseAuthRequest(
  method: string,
  path: string,
  grantType: string | null,
  body: string,
): AuthRequest | null {
  const matched = schemaOf(method, path, grantType);
  if (!matched) return null;
  try {
    const parsed = matched.schema.safeParse(JSON.parse(body));
    return parsed.success ? ({ kind: matched.kind, body: parsed.data } as AuthRequest) : null;
  } catch {
    return null;
  }
}
