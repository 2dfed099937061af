import { supabaseOwnerOrderStore } from "#app/data/server/owner-order-store.ts";
import type { OwnerOrderLine, OwnerOrderRequest } from "#app/domain/owner-order/owner-order.ts";
import { openManualShop } from "./manual-payments.ts";
import { BLAZER, CUSTOMER } from "./sample-bag.ts";

/** The blazer's price in cents. */
export const BLAZER_PRICE = 38_500;

export const BLAZER_LINE: OwnerOrderLine = {
  ...BLAZER,
  price: BLAZER_PRICE,
  ownPrice: null,
};

/** Return a request for one blazer, which its customer pays by link. */
export function ownerRequest(changes: Partial<OwnerOrderRequest> = {}): OwnerOrderRequest {
  return {
    key: crypto.randomUUID(),
    customer: CUSTOMER,
    lines: [BLAZER_LINE],
    language: "es",
    delivery: "delivery",
    invoiceBuyer: null,
    discount: null,
    reason: "",
    holdHours: 48,
    paidWith: null,
    isHandedOver: false,
    shownTotal: null,
    ...changes,
  };
}

/** Open a shop whose staff make orders. */
export async function openOwnerShop() {
  const shop = await openManualShop();
  const owner = supabaseOwnerOrderStore(shop.client);
  return {
    ...shop,
    owner,
    make: (changes: Partial<OwnerOrderRequest> = {}) =>
      owner.make(shop.staff, ownerRequest(changes)),
    async tokenOf(id: string) {
      const [row] = await shop.sql<{ pay_token: string }>(
        "select pay_token from public.orders where id = $1",
        [id],
      );
      return row?.pay_token ?? "";
    },
    async recipients() {
      return shop.sql<{ kind: string; recipient: string }>(
        "select kind, recipient from public.outbox order by id",
      );
    },
  };
}

export type OwnerShop = Awaited<ReturnType<typeof openOwnerShop>>;
