import { PayphoneErrorSchema } from "./payphone-error-schema.ts";
import type { PayphoneSettings, PayphoneTiming } from "./payphone-settings.ts";

/**
 * The result of a request.
 * - `answered`: HTTP 2xx with JSON.
 * - `rejected`: HTTP 4xx in PayPhone's error format.
 * - `unresolved`: everything else (no connection, timeout, 3xx, 5xx, HTML, not JSON). It says nothing about the money.
 */
export type PayphoneReply =
  | { kind: "answered"; body: unknown }
  | { kind: "rejected"; status: number; errorCode: number; message: string }
  | { kind: "unresolved"; reason: string };

/** Queries can be repeated at once. */
const QUERY_TIMEOUT_MS = 5000;

/** An answer has about 1 kB, a list a few. */
const MAX_BODY_BYTES = 64 * 1024;

export type PayphoneClient = {
  get(url: string): Promise<PayphoneReply>;
  post(url: string, body: object): Promise<PayphoneReply>;
};

/**
 * Create a client that never throws. The explicit headers are the fact sheet's mitigation (section 5): fetch's default
 * `accept-language: *` may cause HTML errors. Redirects are not followed: no answer of PayPhone's is one.
 */
export function createPayphoneClient(
  settings: Pick<PayphoneSettings, "token" | "timeoutMs">,
  fetch: NonNullable<PayphoneSettings["fetch"]>,
  timing: PayphoneTiming,
): PayphoneClient {
  const headers = {
    Accept: "application/json",
    "Accept-Language": "es",
    "User-Agent": "boutique-checkout/1.0",
    Authorization: `Bearer ${settings.token}`,
  };

  async function send(url: string, init: RequestInit, timeoutMs: number): Promise<PayphoneReply> {
    const signal = timing.deadline(timeoutMs);
    try {
      const response = await fetch(url, { ...init, signal, redirect: "manual" });
      const text = await readText(response);
      if (text === null) return { kind: "unresolved", reason: `HTTP ${response.status}, too long` };
      return readReply(response.status, text);
    } catch (error) {
      const name = error instanceof Error ? error.name : "Error";
      return { kind: "unresolved", reason: signal.aborted ? "timeout" : `no answer (${name})` };
    }
  }

  return {
    get: (url) =>
      send(url, { method: "GET", headers }, Math.min(settings.timeoutMs, QUERY_TIMEOUT_MS)),
    post: (url, body) =>
      send(
        url,
        {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        },
        settings.timeoutMs,
      ),
  };
}

/** Return the text of a body, or null when it is too long; the rest is not read. */
async function readText({ body }: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readReply(status: number, text: string): PayphoneReply {
  if (status < 200 || (status >= 300 && status < 400) || status >= 500) {
    return { kind: "unresolved", reason: `HTTP ${status}` };
  }
  const body = parseJson(text);
  if (body === undefined) return { kind: "unresolved", reason: `HTTP ${status} without JSON` };
  if (status < 300) return { kind: "answered", body };
  const error = PayphoneErrorSchema.safeParse(body);
  if (!error.success) return { kind: "unresolved", reason: `HTTP ${status} in an unknown form` };
  return { kind: "rejected", status, ...error.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
