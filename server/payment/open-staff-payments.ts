import { supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import {
  type OrderActionStore,
  supabaseOrderActionStore,
} from "#app/data/server/order-action-store.ts";
import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import {
  type PaymentDecisionStore,
  supabasePaymentDecisionStore,
} from "#app/data/server/payment-decision-store.ts";
import { supabaseStaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import type { Backend } from "../database/backend.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import type { Payments } from "./open-payments.ts";
import { createPaymentCheckDesk, type PaymentCheckDesk } from "./payment-check-desk.ts";
import { createStaffPaymentDesk, type StaffPaymentDesk } from "./staff-payment-desk.ts";

type StaffPaymentsParts = {
  environment: Environment;
  backend: Backend;
  payments: Payments;
  logger: Logger;
};

/** What staff can do with payments and orders through the server. */
type StaffPayments = {
  desk: StaffPaymentDesk;
  orders: OrderActionStore;
  checks: PaymentCheckDesk;
  decisions: PaymentDecisionStore;
};

/** Create the desks of staff; null without a database. */
export function openStaffPayments({
  environment,
  backend: { clients },
  payments: { provider, clock, withFaultPoints },
  logger,
}: StaffPaymentsParts): StaffPayments | null {
  if (!clients) return null;
  return {
    desk: createStaffPaymentDesk({
      payments: supabaseStaffPaymentStore(clients.server),
      checkouts: supabaseCheckoutStore(clients.server),
      provider,
      isSandbox: provider !== null && environment.payphone === null,
      clock,
      logger,
    }),
    orders: withFaultPoints("orderActions", supabaseOrderActionStore(clients.server)),
    checks: createPaymentCheckDesk({
      checks: supabasePaymentCheckStore(clients.server),
      provider,
      logger,
    }),
    decisions: withFaultPoints("decisions", supabasePaymentDecisionStore(clients.server)),
  };
}
