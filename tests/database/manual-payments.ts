import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabasePaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import { MANUAL_METHODS, type ManualMethod } from "#app/domain/checkout/payment-method.ts";
import { openPaymentShop } from "./open-payment-shop.ts";

type MethodColumns = Partial<{
  is_enabled: boolean;
  instructions: string;
  instructions_es: string;
  max_amount: number | null;
  provinces: string[];
  hold_hours: number;
}>;

/** Open a shop with payments that a person confirms, all of them enabled. */
export async function openManualShop() {
  const shop = await openPaymentShop();
  const payments = supabaseOrderPaymentStore(shop.client);
  const decisions = supabasePaymentDecisionStore(shop.client);

  async function setMethod(kind: ManualMethod, columns: MethodColumns) {
    const { status, body } = await shop.call(
      "server",
      "PATCH",
      `payment_methods?kind=eq.${kind}`,
      columns,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  async function resetMethods() {
    for (const kind of MANUAL_METHODS) {
      await setMethod(kind, {
        is_enabled: true,
        instructions: `Pay by ${kind}`,
        instructions_es: `Paga por ${kind}`,
        max_amount: null,
        provinces: [],
        hold_hours: 48,
      });
    }
  }
  await resetMethods();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");

  return {
    ...shop,
    payments,
    decisions,
    staff: shop.userIds.staff,
    setMethod,
    resetMethods,
    /** Start a checkout and choose a way to pay; return the order that awaits its payment. */
    async order(
      method: ManualMethod = "transfer",
      purchase: Parameters<typeof shop.start>[0] = {},
    ) {
      const { reference } = await shop.start(purchase);
      return payments.choose(reference, method);
    },
    /** Make a checkout one that is picked up, and choose to pay there. */
    async orderToPickUp() {
      const { reference } = await shop.start();
      await shop.sql(
        `update public.checkouts set delivery = '{"method": "pickup", "address": "Av. Amazonas", "note": "", "noteEs": ""}'
         where reference = $1`,
        [reference],
      );
      return payments.choose(reference, "pay_at_pickup");
    },
    /** Let the holds of awaiting orders end. */
    async lapse() {
      await shop.sql(
        "update public.checkouts set expires_at = now() - interval '1 second' where order_id is not null",
      );
      await shop.sql(
        "update public.orders set payment_due_at = now() - interval '1 second' where status = 'awaiting_payment'",
      );
    },
    async orderRow(id: string) {
      const [row] = await shop.sql<{
        status: string;
        payment_method: string;
        is_paid: boolean;
        reference: string;
        payment_refusal: string | null;
        has_new_proof: boolean;
      }>(
        `select status, payment_method, payment_received_at is not null as is_paid, reference, payment_refusal,
           proof_received_at is not null as has_new_proof
         from public.orders where id = $1`,
        [id],
      );
      return row;
    },
    history: (id: string) =>
      shop.sql<{
        kind: string;
        to_status: string;
        code: string | null;
        note: string | null;
        actor: string | null;
      }>(
        "select kind, to_status, code, note, actor from public.order_events where order_id = $1 order by id",
        [id],
      ),
    /** Return the kinds of the queued emails, in order. */
    async mails() {
      const rows = await shop.sql<{ kind: string }>("select kind from public.outbox order by id");
      return rows.map(({ kind }) => kind);
    },
    inconsistencies: async () => (await shop.rpc("server", "find_inconsistencies", {})).body,
  };
}

export type ManualShop = Awaited<ReturnType<typeof openManualShop>>;
