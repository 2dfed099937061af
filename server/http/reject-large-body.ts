import type { Context } from "hono";
import { contentTooLarge, contentTooLargeClosing } from "./error-responses.ts";

/** Bodies up to this size are read and discarded, so that the connection can be reused. */
const MAX_DISCARDED_BYTES = 1024 * 1024;

/** Return a 413 response for a body over the limit, without storing the body. */
export async function rejectLargeBody({ req }: Context): Promise<Response> {
  const length = Number(req.header("content-length") ?? Number.POSITIVE_INFINITY);
  const { body } = req.raw;
  if (length > MAX_DISCARDED_BYTES || !body || body.locked) return contentTooLargeClosing();
  return body.pipeTo(new WritableStream()).then(contentTooLarge, contentTooLargeClosing);
}
