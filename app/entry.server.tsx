import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Milliseconds a streamed page may take: longer than the provider's slowest answer with its retries. */
export const streamTimeout = 60_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    const isCrawler = isbot(request.headers.get("user-agent"));
    const respond = () => {
      const body = new PassThrough();
      body.on("close", () => clearTimeout(timer));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // A crawler runs no script, so it is answered once everything is there.
        [isCrawler ? "onAllReady" : "onShellReady"]: respond,
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
