import { createHash } from "node:crypto";
import { requestSource } from "#app/route-patterns.ts";
import type { Encoding } from "../../http/accepted-encoding.ts";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import { deferScripts } from "../first-load/defer-scripts.ts";
import { compressPage } from "./compress-page.ts";
import { hashScripts } from "./hash-scripts.ts";

/** From this request on a page is worth the time of the best compression (decision 148). */
const POPULAR_REQUEST = 8;

/**
 * Shows only a heading before the browser has read the bag (decision 131). Other companies' scripts run on it, so its policy has hashes
 * and not a nonce, which a cached page would tell in advance (152).
 */
const CHECKOUT = new RegExp(`^${requestSource("checkout")}$`);
const POLICY = "content-security-policy";

/** One finished rendering, whole, with what every answer made of it carries. */
export type RenderedPage = {
  status: number;
  /** Without those that depend on the encoding. */
  headers: Record<string, string>;
  /** What it weighs in memory, with every encoding made so far. */
  bytes: number;
  /** Returns the body in an encoding; made at the first call. */
  body(encoding: Encoding): Uint8Array | Promise<Uint8Array>;
  /** Weak: one for every encoding, however far it is compressed. */
  etag: string;
};

/** After a best compression the next waits four times as long as it took: however many pages are asked for, it takes a fifth of a core. */
const REST = 4;
/** One at a time, so that the other threads are left to files and first compressions. */
let isCompressingBest = false;

/** Return a document as it is sent, and its policy. */
function finishDocument(body: Buffer, policy: string, path: string) {
  if (!CHECKOUT.test(path)) return { html: deferScripts(body, "deferred"), policy };
  return hashScripts({ html: deferScripts(body, "eager"), policy });
}

/** Takes a response to a path, not read yet, waits for its last byte, and returns the page it holds. */
export async function collectPage(response: Response, path: string): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  let identity: Uint8Array = body;
  if (headers["content-type"]?.startsWith("text/html")) {
    const { html, policy } = finishDocument(body, headers[POLICY] ?? "", path);
    identity = html;
    if (policy) headers[POLICY] = policy;
  }
  // With the policy: where only that changes, a browser keeps no page with the one before.
  const hash = createHash("sha256").update(headers[POLICY] ?? "");
  const digest = hash.update(identity).digest("base64url").slice(0, 27);
  const bodies = new Map<Encoding, Uint8Array | Promise<Uint8Array>>([["identity", identity]]);
  let brotliRequests = 0;
  let isBest = false;

  async function compressBest(fast: Uint8Array): Promise<void> {
    isCompressingBest = true;
    const startedAt = monotonicClock();
    try {
      const best = await compressPage(identity, "br", "best");
      bodies.set("br", best);
      page.bytes += best.byteLength - fast.byteLength;
      isBest = true;
    } finally {
      const rest = REST * (monotonicClock() - startedAt);
      setTimeout(() => (isCompressingBest = false), rest).unref();
    }
  }

  const page: RenderedPage = {
    status: response.status,
    headers,
    bytes: identity.byteLength,
    body(encoding) {
      const made = bodies.get(encoding);
      if (encoding === "br") brotliRequests += 1;
      const isDue = brotliRequests >= POPULAR_REQUEST && !isBest && !isCompressingBest;
      // A failure leaves the fast one; the next request tries again.
      if (isDue && made instanceof Uint8Array) compressBest(made).catch(() => {});
      if (made || encoding === "identity") return made ?? identity;
      const making = compressPage(identity, encoding, "fast").then((body) => {
        bodies.set(encoding, body);
        page.bytes += body.byteLength;
        return body;
      });
      bodies.set(encoding, making);
      making.catch(() => bodies.delete(encoding));
      return making;
    },
    etag: `W/"${digest}"`,
  };
  return page;
}
