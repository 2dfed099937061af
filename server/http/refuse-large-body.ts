import type { Context } from "hono";
import { farTooLarge, tooLarge } from "./error-responses.ts";

/** So much is read for nothing, so that who sent it hears the answer and may go on asking on the same connection. */
const MOST_DISCARDED = 1024 * 1024;

/** Takes a request whose body is larger than what is taken, and returns the refusal; no more of it is kept than what is under way. */
export async function refuseLargeBody({ req }: Context): Promise<Response> {
  const length = Number(req.header("content-length") ?? Number.POSITIVE_INFINITY);
  const { body } = req.raw;
  if (length > MOST_DISCARDED || !body || body.locked) return farTooLarge();
  return body.pipeTo(new WritableStream()).then(tooLarge, farTooLarge);
}
