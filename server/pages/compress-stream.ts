import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "../http/accepted-encoding.ts";

/** Of 0 to 11: it is done anew for each reader. */
const BROTLI_QUALITY = 4;

/** Takes an answer that is made while it is read, and an encoding; returns it in that encoding, still made while it is read. */
export function compressStream(
  { body, status, headers }: Response,
  encoding: Exclude<Encoding, "identity">,
): Response {
  const packer =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  const packed = new Headers(headers);
  packed.set("Content-Encoding", encoding);
  packed.append("Vary", "Accept-Encoding");
  // Node's streams and the browser's are the same at work, and two kinds to the type checker.
  const stream = Duplex.toWeb(packer) as unknown as ReadableWritablePair<Uint8Array<ArrayBuffer>>;
  return new Response(body?.pipeThrough(stream) ?? null, { status, headers: packed });
}
