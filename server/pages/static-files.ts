import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { acceptedEncoding, type Encoding } from "../http/accepted-encoding.ts";

const DAY = 86_400;
const YEAR = 365 * DAY;

const SUFFIXES = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<
  Encoding,
  string
>;

/** The service worker controls all pages, not only those below its path, and fetches only from the shop. */
const SERVICE_WORKER = /^\/assets\/service-worker-[^/]+\.js$/;
const SERVICE_WORKER_HEADERS = {
  "Service-Worker-Allowed": "/",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
} as const;

/** Files that browsers show as documents. For all others the page policies have no meaning. */
const DOCUMENTS = /\.(?:html|svg|xml)$/;
const NO_SNIFFING = { "X-Content-Type-Options": "nosniff" };

type StaticFile = {
  file: string;
  headers: Record<string, string>;
  /** The hash for the ETag, computed with the first request; built files have none, for they are immutable. */
  digest?: string;
  encodings: Set<Encoding>;
};

/** Return the built or public file of a path as a response, or null. */
export type StaticFiles = (url: string, headers: IncomingHttpHeaders) => Promise<Response | null>;

/** Built files have hashed names; public files keep theirs and are revalidated after a day. */
const isHashed = (url: string) => url.startsWith("/assets/");

function cacheControlOf(url: string): string {
  return isHashed(url)
    ? `public, max-age=${YEAR}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(file));
  return hash.digest("base64url").slice(0, 22);
}

function describeFile(
  folder: string,
  name: string,
  names: Set<string>,
  securityHeaders: Record<string, string>,
): StaticFile {
  const file = path.join(folder, name);
  const url = `/${name.replaceAll(path.sep, "/")}`;
  const encodings = new Set<Encoding>(["identity"]);
  if (names.has(`${name}.br`)) encodings.add("br");
  if (names.has(`${name}.gz`)) encodings.add("gzip");
  return {
    file,
    encodings,
    headers: {
      ...(DOCUMENTS.test(name) ? securityHeaders : NO_SNIFFING),
      "Content-Type": getMimeType(name) ?? "application/octet-stream",
      "Cache-Control": cacheControlOf(url),
      ...(encodings.size > 1 ? { Vary: "Accept-Encoding" } : {}),
      ...(SERVICE_WORKER.test(url) ? SERVICE_WORKER_HEADERS : {}),
    },
  };
}

/**
 * Index a folder and serve its files by exact path, in the encodings that the build created; public files with a strong
 * ETag.
 */
export async function openStaticFiles(
  folder: string,
  securityHeaders: Record<string, string>,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    const url = `/${name.replaceAll(path.sep, "/")}`;
    files.set(url, describeFile(folder, name, names, securityHeaders));
  }
  return async (url, asked) => {
    const found = files.get(url);
    if (!found) return null;
    const accepted = acceptedEncoding(asked["accept-encoding"]);
    const encoding = found.encodings.has(accepted) ? accepted : "identity";
    const headers: Record<string, string> = { ...found.headers };
    if (!isHashed(url)) {
      found.digest ??= await digestOf(found.file);
      headers.ETag = `"${found.digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
      const hasFile = asked["if-none-match"]?.includes(headers.ETag);
      if (hasFile) return new Response(null, { status: 304, headers });
    }
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    const body = await readFile(found.file + SUFFIXES[encoding]);
    return new Response(body, { headers });
  };
}
