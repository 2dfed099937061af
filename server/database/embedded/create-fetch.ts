import type { App } from "@supabase/lite";
import { z } from "zod";
import type { OpenedDatabase } from "./database.ts";
import { refuseAuthBody } from "./refuse-auth-body.ts";

/**
 * The library's own pages and introspection stand beside these and answer without a key: they stay shut.
 * So does every door of sign-in that can create a user: /magiclink does, although sign-up is switched off.
 */
const OPEN_PATHS =
  /^\/(?:(?:rest|storage)\/v1(?:\/|$)|auth\/v1\/(?:token|user|logout|recover|verify|health)$)/;

/** Answers a request to Supabase's interface; the peer is the address of the socket, null when not known. */
export type SupabaseFetch = (request: Request, peerAddress: string | null) => Promise<Response>;

/**
 * Reads the body first, or refuses it: a slow sender must not keep everybody else waiting in the queue.
 * Storage believes the header about the size of an upload, so the header is made to tell the truth.
 */
async function withReadBody(request: Request): Promise<Request | Response> {
  if (request.body === null) return request;
  const body = await request.arrayBuffer();
  const refusal = refuseAuthBody(new URL(request.url).pathname, body);
  if (refusal) return refusal;
  const headers = new Headers(request.headers);
  headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

const UnreadSchema = z.object({ code: z.literal("SUP"), message: z.string() });
const UNREADABLE =
  /^(?:(?:Type|Range|Syntax)Error: |error: number of array dimensions exceeds the maximum)/;

/**
 * Takes the library's answer and returns it; 400 where its own code tripped over a request (an operator called `constructor`, a number
 * that brings a `toString` of its own) or Postgres over a list of lists of lists, which it would call a failure of the database.
 */
async function asUnread(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const answer = UnreadSchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!answer.success || !UNREADABLE.test(answer.data.message)) return response;
  const refusal = {
    code: "PGRST100",
    message: "The request could not be read.",
    details: null,
    hint: null,
  };
  return Response.json(refusal, { status: 400 });
}

/** Takes the library's app and its database with the queue in front, and returns the function that answers requests. */
export function createFetch(
  app: Pick<App, "fetch">,
  { queue, endTransaction }: Pick<OpenedDatabase, "queue" | "endTransaction">,
  isClosed: () => boolean,
): SupabaseFetch {
  /** A HEAD that failed does not say why: the same is asked for with its words. */
  async function withWords(request: Request, peerAddress: string | null): Promise<Response> {
    const response = await app.fetch(request, { peerAddress });
    if (request.method !== "HEAD" || response.status !== 500) return response;
    await endTransaction();
    return app.fetch(new Request(request, { method: "GET" }), { peerAddress });
  }

  async function answer(request: Request, peerAddress: string | null): Promise<Response> {
    let succeeded = false;
    try {
      const response = await asUnread(await withWords(request, peerAddress));
      succeeded = response.ok;
      return response;
    } finally {
      if (!succeeded) await endTransaction();
    }
  }
  return async (request, peerAddress) => {
    if (!OPEN_PATHS.test(new URL(request.url).pathname)) {
      return Response.json({ message: "Not found" }, { status: 404 });
    }
    const ready = await withReadBody(request);
    if (ready instanceof Response) return ready;
    return queue(async () =>
      isClosed()
        ? Response.json({ message: "The database is closed" }, { status: 503 })
        : answer(ready, peerAddress),
    );
  };
}
