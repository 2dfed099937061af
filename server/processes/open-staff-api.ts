import type { Hono } from "hono";
import { supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import { supabaseOrderActionStore } from "#app/data/server/order-action-store.ts";
import { supabaseOwnerOrderStore } from "#app/data/server/owner-order-store.ts";
import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import { supabasePaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import { supabasePrivacyStore } from "#app/data/server/privacy-store.ts";
import { supabaseServiceStore } from "#app/data/server/service-store.ts";
import { supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import { supabaseStaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import type { Language } from "#app/domain/text/language.ts";
import type { LocalChannels } from "../channels/channel-shop.ts";
import { reportRoutes } from "../channels/report-routes.ts";
import { findSetupTasks } from "../http/find-setup-tasks.ts";
import type { HostEnv } from "../http/host-env.ts";
import { serviceRoutes } from "../http/service-routes.ts";
import { staffApi } from "../http/staff-api.ts";
import { invoiceRoutes } from "../invoices/invoice-routes.ts";
import { orderActionRoutes } from "../payment/order-action-routes.ts";
import { orderPaymentRoutes } from "../payment/order-payment-routes.ts";
import { ownerOrderRoutes } from "../payment/owner-order-routes.ts";
import { createPaymentCheckDesk } from "../payment/payment-check-desk.ts";
import { reversalRoutes } from "../payment/reversal-routes.ts";
import { offersSandbox } from "../payment/sandbox-offer.ts";
import { createStaffPaymentDesk } from "../payment/staff-payment-desk.ts";
import { staffPaymentRoutes } from "../payment/staff-payment-routes.ts";
import { pictureRoutes } from "../pictures/picture-routes.ts";
import { bucketPictures } from "../pictures/picture-store.ts";
import { hashEmail } from "../privacy/hash-email.ts";
import { privacyRoutes } from "../privacy/privacy-routes.ts";
import { methodPictureRoutes } from "../proofs/method-picture-routes.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import { isPublic } from "../runtime/is-public.ts";
import type { Services } from "./open-services.ts";
import { ownTokens } from "./own-tokens.ts";

/** Open the API for staff. Without a database it answers 503. */
export function openStaffApi(
  { environment, backend, payments, reversals, invoices, consistency, version, logger }: Services,
  channels: Record<Language, LocalChannels>,
): Hono<HostEnv> {
  const { database, mode } = backend;
  if (!database || !invoices.store) return staffApi(null, logger);
  const { provider, clock } = payments;
  const { store, certificate, services } = invoices;
  const isSandbox = offersSandbox(environment);
  const { server, deriveKey } = database;
  const decisions = withFaultPoints("decisions", supabasePaymentDecisionStore(server));
  const staffPayments = createStaffPaymentDesk({
    payments: supabaseStaffPaymentStore(server),
    checkouts: supabaseCheckoutStore(server),
    provider,
    isSandbox,
    clock,
    logger,
  });
  const orderActions = withFaultPoints("orderActions", supabaseOrderActionStore(server));
  const checks = supabasePaymentCheckStore(server);
  const checkDesk = createPaymentCheckDesk({ checks, provider, logger });
  const { references, payTokens } = ownTokens(database);
  const createOwn = { reference: references.create, payToken: payTokens.create };
  const ownerOrders = withFaultPoints("ownerOrders", supabaseOwnerOrderStore(server, createOwn));
  const privacy = {
    store: supabasePrivacyStore(server),
    hash: (email: string) => hashEmail(deriveKey("email addresses"), email),
  };
  const service = {
    store: supabaseServiceStore(server),
    backupFolder: environment.backup?.folder ?? null,
    countInconsistencies: () => consistency?.count() ?? 0,
    findTasks: () =>
      findSetupTasks({
        catalogue: channels.en.catalogue,
        isPublic: isPublic(environment),
        hasSandboxPayments: isSandbox,
        hasSandboxInvoices: services.sandbox !== null,
      }),
  };
  return staffApi(supabaseStaffGate(server), logger)
    .route("/", reversalRoutes(reversals))
    .route("/", staffPaymentRoutes(staffPayments))
    .route("/", invoiceRoutes({ store, certificate }))
    .route("/", orderPaymentRoutes(decisions))
    .route("/", ownerOrderRoutes(ownerOrders))
    .route("/", orderActionRoutes(orderActions, checkDesk))
    .route("/", methodPictureRoutes(decisions))
    .route("/", pictureRoutes(bucketPictures(server, mode)))
    .route("/", reportRoutes(channels, version))
    .route("/", privacyRoutes(privacy))
    .route("/", serviceRoutes(service));
}
