import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "../http/accepted-encoding.ts";

/** From 0 to 11; the response is compressed for each reader. */
const BROTLI_QUALITY = 4;

/** Return a streamed response compressed while it streams. */
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
  // Node's types of web streams differ from the DOM's.
  const stream = Duplex.toWeb(packer) as unknown as ReadableWritablePair<Uint8Array<ArrayBuffer>>;
  return new Response(body?.pipeThrough(stream) ?? null, { status, headers: packed });
}
