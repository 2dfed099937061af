import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../http/accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Of 0 to 11. Fast is within a hundredth of what 9 makes of a page, in a seventh of its time (4 and 30 ms). Best is a tenth smaller, and
 * takes 0.1 to 0.4 s of another thread.
 */
const BROTLI_QUALITY = { fast: 6, best: 11 };
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

/** Return a page's body compressed; gzip has one level. */
export function compressPage(
  body: Uint8Array,
  encoding: Exclude<Encoding, "identity">,
  quality: keyof typeof BROTLI_QUALITY,
): Promise<Uint8Array> {
  if (encoding === "gzip") return zip(body, { level: GZIP_LEVEL });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
    },
  });
}
