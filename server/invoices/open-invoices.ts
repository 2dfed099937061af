import { createSriClient, SRI_URLS } from "@gemma-luce/sri";
import {
  supabaseTaxDocumentStore,
  type TaxDocumentStore,
} from "#app/data/server/tax-document-store.ts";
import type { Backend } from "../database/backend.ts";
import { readRestoredMark } from "../database/backup/restored-mark.ts";
import type { Environment } from "../runtime/environment.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import type { Logger } from "../runtime/logger.ts";
import { documentSigner } from "./document-signer.ts";
import type { SriServices } from "./invoice-parts.ts";
import { openSriSandbox, sriSandboxFolder } from "./open-sri-sandbox.ts";
import { readCertificate } from "./read-certificate.ts";
import { sandboxCertificate } from "./sandbox-certificate.ts";
import { offersSriSandbox } from "./sri-offer.ts";

/** The SRI's services may take this long on a bad day; the lease of a document covers three requests. */
const REQUEST_TIMEOUT_MS = 15_000;

type OpenInvoicesParts = {
  environment: Environment;
  backend: Backend;
  logger: Logger;
};

async function prepareStore(
  store: TaxDocumentStore,
  { environment, backend, logger }: OpenInvoicesParts,
  isOffered: boolean,
): Promise<void> {
  try {
    await store.offerSandbox(isOffered);
    if (backend.embedded && (await readRestoredMark(environment.dataDir))) await store.distrust();
  } catch (error) {
    // The shop sells without invoices; they wait for the next start.
    logger.error({ error }, "the settings of invoices could not be synced");
  }
}

export type Invoices = Awaited<ReturnType<typeof openInvoices>>;

/**
 * Open what issues invoices: the SRI's services and the owner's certificate, or the sandbox with its own. Throws a
 * StartupError for a certificate that cannot be used.
 */
export async function openInvoices(parts: OpenInvoicesParts) {
  const { environment, backend } = parts;
  const isOffered = backend.database !== null && offersSriSandbox(environment);
  const own = environment.certificate ? await readCertificate(environment.certificate) : null;
  const sandbox = isOffered ? openSriSandbox(environment, REQUEST_TIMEOUT_MS) : null;
  const signer = documentSigner({
    own,
    sandbox: sandbox && (() => sandboxCertificate(sriSandboxFolder(environment))),
  });
  const service = (kind: "test" | "production") =>
    createSriClient({ url: SRI_URLS[kind], timeoutMilliseconds: REQUEST_TIMEOUT_MS });
  const store = backend.database && supabaseTaxDocumentStore(backend.database.server);
  if (store) await prepareStore(store, parts, isOffered);
  const services: SriServices = {
    sandbox: sandbox && withFaultPoints("sri", sandbox.client),
    test: service("test"),
    production: service("production"),
  };
  return {
    /** Null without a database. */
    store: store && withFaultPoints("documents", store),
    signer: withFaultPoints("signer", signer),
    services,
    /** The sandbox's routes; null where it is not offered, or others could reach them. */
    sandbox: sandbox?.app ?? null,
    /** The owner's certificate; null without one. */
    certificate: own,
  };
}
