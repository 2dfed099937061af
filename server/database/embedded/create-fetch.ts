import type { App } from "@supabase/lite";
import { rejectMalformed } from "../lite-patches/malformed-requests-as-500.ts";
import { endOtherSessions } from "../lite-patches/surviving-sessions.ts";
import { withContentLength } from "../lite-patches/unchecked-upload-size.ts";
import type { OpenedDatabase } from "./database.ts";

/**
 * The library answers its own pages and introspection without a key, and some sign-in endpoints create users although sign-up is
 * off: /magiclink does.
 */
const ALLOWED_PATHS =
  /^\/(?:(?:rest|storage)\/v1(?:\/|$)|auth\/v1\/(?:token|user|logout|recover|verify|health)$)/;

/** Answers a request to Supabase's API. */
export type SupabaseFetch = (request: Request) => Promise<Response>;

/** Return the function that answers requests from the library's app, one at a time. */
export function createFetch(
  app: Pick<App, "fetch">,
  { queue }: Pick<OpenedDatabase, "queue">,
  isClosed: () => boolean,
): SupabaseFetch {
  const send: SupabaseFetch = async (request) => app.fetch(request, { peerAddress: null });
  const answer = endOtherSessions(rejectMalformed(send));

  return async (request) => {
    if (!ALLOWED_PATHS.test(new URL(request.url).pathname)) {
      return Response.json({ message: "Not found" }, { status: 404 });
    }
    // The body is read before the request is queued: a slow sender delays no other.
    const ready = await withContentLength(request);
    return queue(async () =>
      isClosed()
        ? Response.json({ message: "The database is closed" }, { status: 503 })
        : answer(ready),
    );
  };
}
