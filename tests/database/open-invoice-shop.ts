import { createSriClient, type SigningCertificate } from "@gemma-luce/sri";
import { openCertificate } from "@gemma-luce/sri/signature";
import { createTestCertificate } from "@gemma-luce/sri/test-certificate";
import { BASE, driveSandbox } from "@gemma-luce/sri-sandbox/testing";
import { supabaseTaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { documentSigner } from "#server/invoices/document-signer.ts";
import type { InvoiceParts } from "#server/invoices/invoice-parts.ts";
import { issueDocuments } from "#server/invoices/issue-documents.ts";
import { openTestShop } from "./open-test-shop.ts";
import { silentLogger } from "./silent-logger.ts";
import { ISSUER, PERSON, resetDocuments, setBuyer, setIssuer } from "./tax-orders.ts";

const PASSWORD = "password";

/** Return a certificate that signs for the issuer, with the changes. */
export function issuersCertificate(
  changes: Partial<Parameters<typeof createTestCertificate>[0]> = {},
): SigningCertificate {
  const p12 = createTestCertificate({
    ruc: ISSUER.ruc,
    name: "PRUEBA",
    password: PASSWORD,
    ...changes,
  });
  return openCertificate(p12, PASSWORD);
}

/** Open a shop that issues invoices to a sandbox of the SRI, without sockets or waiting. */
export async function openInvoiceShop() {
  const shop = await openTestShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
  const client = shop.clientAs("server");
  const store = supabaseTaxDocumentStore(client);
  const certificate = issuersCertificate();
  let sri = driveSandbox({ clock: Date.now });

  const parts = (): InvoiceParts => ({
    store,
    signer: documentSigner({ own: certificate, sandbox: null }),
    services: {
      sandbox: null,
      test: createSriClient({ url: BASE, fetch: sri.fetch, timeoutMilliseconds: 1000 }),
      production: null,
    },
    pauseSeconds: 0,
    maxUnanswered: 2,
    logger: silentLogger,
  });

  return {
    ...shop,
    store,
    certificate,
    parts,
    /** The sandbox since the last reset. */
    sri: () => sri,
    /** Run one round of the worker. `count` is how many documents it took. */
    round: async (changes: Partial<InvoiceParts> = {}) => {
      let count = 0;
      const { isPaused } = await issueDocuments(
        { ...parts(), ...changes },
        () => false,
        () => {
          count += 1;
        },
      );
      return { count, isPaused };
    },
    /** End all leases and waits, as time does. */
    makeDue: () =>
      shop.sql(
        `update public.tax_documents set next_attempt_at = clock_timestamp(), leased_until = null
         where state in ('queued', 'signed', 'received')`,
      ),
    /** Forget orders, documents and what the sandbox knows; every order to come has a buyer. */
    async reset(sandbox: Parameters<typeof driveSandbox>[0] = {}) {
      sri = driveSandbox({ clock: Date.now, ...sandbox });
      await resetDocuments(shop);
      await setBuyer(shop, PERSON);
      await setIssuer(shop);
    },
  };
}

export type InvoiceShop = Awaited<ReturnType<typeof openInvoiceShop>>;
