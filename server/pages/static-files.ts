import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { acceptedEncoding, type Encoding } from "../http/accepted-encoding.ts";

const DAY = 86_400;
const YEAR = 365 * DAY;

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const SUFFIXES = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<
  Encoding,
  string
>;

/** The service worker answers for every page, not only for what lies beside its file, and asks the shop alone. */
const SERVICE_WORKER = /^\/assets\/service-worker-[^/]+\.js$/;
const SERVICE_WORKER_HEADERS = {
  "Service-Worker-Allowed": "/",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
} as const;

/** What a browser can show as a page of its own. The policies of a page mean nothing for the rest, which is many files a visit. */
const SHOWN_ALONE = /\.(?:html|svg|xml)$/;
const NO_SNIFFING = { "X-Content-Type-Options": "nosniff" };

type StaticFile = {
  file: string;
  headers: Record<string, string>;
  /** What its tag is made of; null for a built file, whose name says as much and which nobody asks about again. */
  digest: string | null;
  encodings: Set<Encoding>;
};

/** What is asked of a static file. */
export type FileQuestion = {
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** Answers a question about a built or public file; null where there is none. */
export type StaticFiles = (question: FileQuestion) => Promise<Response | null>;

/** A built file's name changes with its content; a public one keeps its name and is asked about again after a day. */
const isBuilt = (address: string) => address.startsWith("/assets/");

function cacheControlOf(address: string): string {
  return isBuilt(address)
    ? `public, max-age=${YEAR}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(file));
  return hash.digest("base64url").slice(0, 22);
}

async function describeFile(
  folder: string,
  name: string,
  names: Set<string>,
  securityHeaders: Record<string, string>,
): Promise<StaticFile> {
  const file = path.join(folder, name);
  const address = `/${name.replaceAll(path.sep, "/")}`;
  const encodings = new Set<Encoding>(["identity"]);
  if (names.has(`${name}.br`)) encodings.add("br");
  if (names.has(`${name}.gz`)) encodings.add("gzip");
  return {
    file,
    digest: isBuilt(address) ? null : await digestOf(file),
    encodings,
    headers: {
      ...(SHOWN_ALONE.test(name) ? securityHeaders : NO_SNIFFING),
      "Content-Type": TYPES[path.extname(name)] ?? "application/octet-stream",
      "Cache-Control": cacheControlOf(address),
      ...(encodings.size > 1 ? { Vary: "Accept-Encoding" } : {}),
      ...(SERVICE_WORKER.test(address) ? SERVICE_WORKER_HEADERS : {}),
    },
  };
}

/**
 * Takes a folder of finished files and the headers every page carries, and returns how they are answered: by exact name only,
 * in the encodings the build made; a public one with a strong tag of its content.
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
    const address = `/${name.replaceAll(path.sep, "/")}`;
    files.set(address, await describeFile(folder, name, names, securityHeaders));
  }
  return async ({ path: address, acceptEncoding, ifNoneMatch }) => {
    const found = files.get(address);
    if (!found) return null;
    const accepted = acceptedEncoding(acceptEncoding);
    const encoding = found.encodings.has(accepted) ? accepted : "identity";
    const headers: Record<string, string> = { ...found.headers };
    if (found.digest) {
      headers.ETag = `"${found.digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
      if (ifNoneMatch?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
    }
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    const body = await readFile(found.file + SUFFIXES[encoding]);
    return new Response(body, { headers });
  };
}
