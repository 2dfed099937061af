import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../http/accepted-encoding.ts";
import { deferScripts, type Preloads } from "../first-load/defer-scripts.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of 0 to 11: within a hundredth of what 9 makes of a page, in a seventh of its time (4 and 30 ms). Done once per page and version. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 8;

/**
 * Return brotli's smallest window, in bits, that holds a body: 2^bits - 16 bytes (RFC 7932, 9.1). The default takes 8 MB per page, which
 * cost more time to collect than the compression takes, and saves no byte.
 */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(
    Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );
}

/** One finished rendering, whole, with what every answer made of it carries. */
export type RenderedPage = {
  status: number;
  /** Without those that depend on the encoding. */
  headers: Record<string, string>;
  /** What it weighs in memory, with every encoding made so far. */
  bytes: number;
  /** Returns the body in an encoding; made at the first call. */
  body(encoding: Encoding): Uint8Array | Promise<Uint8Array>;
  /** The strong entity tag of the body in an encoding. */
  etag(encoding: Encoding): string;
};

function compressed(
  body: Uint8Array,
  encoding: Exclude<Encoding, "identity">,
): Promise<Uint8Array> {
  if (encoding === "gzip") return zip(body, { level: GZIP_LEVEL });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
    },
  });
}

/** Takes a response that nobody has read, waits for its last byte, and returns the page it holds. */
export async function collectPage(response: Response, preloads: Preloads): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const isDocument = response.headers.get("Content-Type")?.startsWith("text/html");
  const identity: Uint8Array = isDocument ? deferScripts(body, preloads) : body;
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 27);
  const bodies = new Map<Encoding, Uint8Array | Promise<Uint8Array>>([["identity", identity]]);
  const page: RenderedPage = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: identity.byteLength,
    body(encoding) {
      const made = bodies.get(encoding);
      if (made || encoding === "identity") return made ?? identity;
      const making = compressed(identity, encoding).then((body) => {
        bodies.set(encoding, body);
        page.bytes += body.byteLength;
        return body;
      });
      bodies.set(encoding, making);
      return making;
    },
    etag: (encoding) => `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`,
  };
  return page;
}
