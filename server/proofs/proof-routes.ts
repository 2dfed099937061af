import { type Context, Hono } from "hono";
import type { OrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import {
  MAX_PROOF_BYTES,
  ProofError,
  type ProofProblem,
} from "#app/domain/payment/payment-proof.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { LANGUAGES, pathIn } from "#app/domain/text/language.ts";
import type { ClientLimiter } from "../http/client-limits.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import type { HostEnv } from "../http/host-env.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import type { Logger } from "../runtime/logger.ts";
import { serialQueue } from "../runtime/serial-queue.ts";
import { encodeProof } from "./encode-proof.ts";
import { formFile } from "./form-file.ts";

type ProofStore = Pick<OrderPaymentStore, "addProof" | "find">;

type ProofRouteParts = {
  /** Null without a database. */
  store: ProofStore | null;
  isOwnReference(reference: string): boolean;
  /** Counts the files of each client. */
  limiter: RateLimiter;
  /** Counts the references of each client that this server's key did not make. */
  lookups: ClientLimiter;
  /** Emails the owner that no more files are stored. */
  alertOwner: () => Promise<void>;
  logger: Logger;
  /** How long a body may take. */
  bodyTimeoutMs?: number;
};

/** Bodies that are read or encoded at a time, of all clients and of one; one of each order. Each has up to eight megabytes. */
const MAX_UPLOADS = 8;
const MAX_UPLOADS_PER_CLIENT = 2;
const MAX_QUEUED = 4;
/** The parts of a form around the file. */
const FORM_BYTES = 16 * 1024;
/** Longer bodies are read and dropped up to here, so that the browser shows the answer. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
/** A screenshot on a line of 100 kbit/s. Not longer: one client's ten files in ten minutes could hold its share for good. */
const BODY_TIMEOUT_MS = 60_000;

const PROBLEM_OF: Partial<Record<string, ProofProblem>> = {
  TOO_MANY_PROOFS: "too_many",
  PROOFS_FULL: "full",
  ORDER_NOT_AWAITING: "over",
  ORDER_NOT_FOUND: "over",
};

/** Return a body of at most `maxBytes`. A longer one is read to its end, or to where the connection is better closed. */
async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  timeoutMs: number,
): Promise<Buffer<ArrayBuffer>> {
  if (!body) throw new ProofError("missing");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const signal = AbortSignal.timeout(timeoutMs);
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (length > MAX_DISCARDED_BYTES) throw new ProofError("size");
    },
  });
  await body.pipeTo(sink, { signal }).catch(() => {
    if (length > maxBytes) throw new ProofError("size");
    throw new ProofError(signal.aborted ? "slow" : "broken");
  });
  if (length > maxBytes) throw new ProofError("size");
  return Buffer.concat(chunks);
}

/** Return how the file of a request becomes a proof of payment. */
function proofUpload(store: ProofStore, parts: ProofRouteParts) {
  const { isOwnReference, limiter, lookups, alertOwner, logger } = parts;
  const { bodyTimeoutMs = BODY_TIMEOUT_MS } = parts;
  const encoding = serialQueue(MAX_QUEUED);
  const uploads = createConcurrencyLimit(MAX_UPLOADS, MAX_UPLOADS_PER_CLIENT);
  const orders = createConcurrencyLimit(MAX_UPLOADS, 1);

  /** Read a body and store its file, unless too many files wait to be encoded. */
  async function upload(
    { req }: Context<HostEnv>,
    reference: string,
  ): Promise<"received" | "limit"> {
    const body = await readBody(req.raw.body, MAX_PROOF_BYTES + FORM_BYTES, bodyTimeoutMs);
    const file = formFile(body, req.header("content-type") ?? "");
    const proof = await encoding(() => encodeProof(file));
    if (!proof) return "limit";
    await store.addProof(reference, proof.type, proof.bytes);
    return "received";
  }

  /** Upload to an order that takes no other file at the moment. */
  async function uploadOnce(
    context: Context<HostEnv>,
    reference: string,
    orderId: string,
  ): Promise<ProofProblem | "received"> {
    const uploading = orders.run(() => upload(context, reference), orderId);
    if (uploading) return uploading;
    // Perhaps the same file, from a phone that lost its network. The first body ends within a minute.
    limiter.giveBack(context.env.client);
    return "failed";
  }

  return async (
    context: Context<HostEnv>,
    reference: string,
  ): Promise<ProofProblem | "received"> => {
    const { client } = context.env;
    try {
      // Invented, or made with an earlier key.
      if (!isOwnReference(reference) && (await lookups.take(client)) > 0) return "limit";
      if (limiter.take(client) > 0) return "limit";
      // Each checkout has a reference; only those whose order awaits its payment take proofs.
      const found = await store.find(reference);
      if (found?.order.status !== "awaiting_payment") return "over";
      const { id } = found.order;
      return await (uploads.run(() => uploadOnce(context, reference, id), client) ?? "limit");
    } catch (error) {
      if (error instanceof ProofError) return error.problem;
      const known = error instanceof ShopError ? PROBLEM_OF[error.code] : undefined;
      if (known === "full") {
        logger.warn({ reference }, "no proof of payment is stored: space is used up");
        await alertOwner().catch((error) => logger.error({ error }, "the owner was not alerted"));
      }
      if (known) return known;
      logger.error({ reference, error }, "a proof of payment could not be stored");
      return "failed";
    }
  };
}

/**
 * Create `POST /orders/:reference/proof` in every language for shoppers, also without JavaScript: the form's file becomes
 * a proof of payment, and the response leads back to the order's page with the outcome. Requests are counted, and orders
 * looked up, before a body is read.
 */
export function proofRoutes(parts: ProofRouteParts): Hono<HostEnv> {
  const routes = new Hono<HostEnv>();
  const addProof = parts.store && proofUpload(parts.store, parts);
  for (const language of LANGUAGES) {
    const path = pathIn(language, "/orders");
    routes.post(`${path}/:reference/proof`, async (context) => {
      const reference = context.req.param("reference");
      const outcome = addProof ? await addProof(context, reference) : "failed";
      const page = `${path}/${encodeURIComponent(reference)}?${new URLSearchParams({ proof: outcome })}#proof`;
      return context.redirect(page, 303);
    });
  }
  return routes;
}
