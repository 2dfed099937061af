import type { HttpBindings } from "@hono/node-server";

/** The status that nginx logs for a request whose client closed the connection. */
const CLIENT_CLOSED = 499;

/** Return whether an error says that the client closed the connection: of its body, or of what was aborted with it. */
export function isClientAbort(error: Error, { incoming, outgoing }: HttpBindings): boolean {
  return outgoing.destroyed && (error === incoming.errored || error.name === "AbortError");
}

/** 499: for logs and metrics, since nothing reaches the client. */
export const clientClosed = () => new Response(null, { status: CLIENT_CLOSED });
