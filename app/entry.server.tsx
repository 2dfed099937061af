import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { languageOf } from "#app/domain/text/language.ts";
import { DocumentMessages } from "#app/i18n/document-messages.tsx";
import { messagePartsOf } from "#app/i18n/message-parts.ts";
import { scriptNonceContext } from "#app/rendering-context.ts";

export { handleError } from "#app/handle-error.ts";

/** In milliseconds. Longer than the provider's slowest answer with its retries (45 s). */
export const streamTimeout = 60_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = loadContext.get(scriptNonceContext) ?? undefined;
  const messages = {
    language: languageOf(new URL(request.url).pathname),
    parts: messagePartsOf(routerContext.staticHandlerContext.matches.map(({ route }) => route.id)),
    nonce,
  };
  return new Promise((resolve, reject) => {
    const isCrawler = isbot(request.headers.get("user-agent"));
    const respond = () => {
      const body = new PassThrough();
      body.on("close", () => clearTimeout(timer));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentMessages {...messages}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentMessages>,
      {
        nonce,
        // Send all content in place: no part waits for a script that would move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Crawlers run no scripts, so they get the whole page.
        [isCrawler ? "onAllReady" : "onShellReady"]: respond,
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
