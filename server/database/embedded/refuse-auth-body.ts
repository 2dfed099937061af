import { z } from "zod";

/** Postgres stores neither: the library would find out when it is too late to say so. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

const text = z.string().refine(isStorable).optional();

/** What the doors of sign-in take, each of them some of it; `gotrue_meta_security` and the like may stand beside. */
const AuthBodySchema = z.looseObject({
  email: text,
  phone: text,
  password: text,
  refresh_token: text,
  token: text,
  token_hash: text,
  type: text,
  nonce: text,
});

const AUTH = /^\/auth\/v1\//;

function isAuthBody(body: ArrayBuffer): boolean {
  try {
    return AuthBodySchema.safeParse(JSON.parse(new TextDecoder().decode(body))).success;
  } catch {
    return false;
  }
}

/**
 * Takes the path and the body of a request, and returns the refusal of one that sign-in cannot read, in the words of the
 * hosted service; null where it is fine or none of sign-in's. The library would answer with an internal error.
 */
export function refuseAuthBody(pathname: string, body: ArrayBuffer): Response | null {
  if (!AUTH.test(pathname) || body.byteLength === 0 || isAuthBody(body)) return null;
  const refusal = {
    code: 400,
    error_code: "bad_json",
    msg: "Could not parse request body as JSON",
  };
  return Response.json(refusal, { status: 400 });
}
