import { deleteRows } from "./delete-rows.ts";
import type { RestResponse, TestShop } from "./open-test-shop.ts";

/** Ids of seeded products. */
export const PRODUCTS = {
  silkWrapDress: "a0000000-0000-4000-8000-000000000001",
  cashmereBlazer: "a0000000-0000-4000-8000-000000000002",
  handbag: "a0000000-0000-4000-8000-000000000003",
  palazzoPants: "a0000000-0000-4000-8000-000000000004",
  silkBlouse: "a0000000-0000-4000-8000-000000000005",
  ankleBoots: "a0000000-0000-4000-8000-000000000023",
} as const;

export const CUSTOMER = {
  firstName: "Ana",
  lastName: "Pérez",
  email: "ana@example.com",
  phone: "+593987654321",
  address: "Av. Amazonas N24-03",
  landmark: "Frente al parque",
  city: "Quito",
  province: "Pichincha",
  postalCode: "170143",
  country: "Ecuador",
};

export type BagLine = {
  productId: string;
  size: string;
  color: string;
  quantity: number;
  price?: number | string;
};

export const DRESS: BagLine = {
  productId: PRODUCTS.silkWrapDress,
  size: "M",
  color: "Cream",
  quantity: 1,
};

export const BLAZER: BagLine = {
  productId: PRODUCTS.cashmereBlazer,
  size: "S",
  color: "Camel",
  quantity: 1,
};

export type Checkout = {
  reference: string;
  delivery: { method: string; [key: string]: unknown };
  discountCode: string | null;
  subtotal: number;
  discount: number;
  deliveryAmount: number;
  tax: number;
  total: number;
  expiresAt: string;
  lines: {
    productId: string;
    name: string;
    size: string;
    color: string;
    quantity: number;
    unitPrice: number;
    image: string | null;
  }[];
};

export type DatabaseError = {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

type Start = {
  customer?: unknown;
  replaces?: string;
  /** The random key of the browser's attempts. */
  attemptKey?: string;
  /** The keyed hash of the client's network address; without one no client limit applies. */
  client?: string;
  /** Whom the invoice is for. */
  invoiceBuyer?: object;
  delivery?: string | null;
  discountCode?: string;
  /** As the server makes it: references begin with their milliseconds. */
  reference?: string;
};

/** Start a checkout as the server and return the response. */
export function tryCheckout(
  shop: TestShop,
  lines: unknown,
  {
    customer = CUSTOMER,
    replaces,
    attemptKey,
    client,
    invoiceBuyer,
    delivery,
    discountCode,
    reference,
  }: Start = {},
): Promise<RestResponse<Checkout & DatabaseError>> {
  return shop.rpc("server", "start_checkout", {
    customer,
    lines,
    ...(client === undefined ? {} : { client }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(attemptKey === undefined ? {} : { attempt_key: attemptKey }),
    ...(invoiceBuyer === undefined ? {} : { invoice_buyer: invoiceBuyer }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(discountCode === undefined ? {} : { discount_code: discountCode }),
    ...(reference === undefined ? {} : { reference }),
  });
}

/** Start a checkout and return it. Throws if it is rejected. */
export async function startCheckout(
  shop: TestShop,
  lines: BagLine[] = [DRESS],
  options: Start = {},
): Promise<Checkout> {
  const { status, body } = await tryCheckout(shop, lines, options);
  if (status !== 200) throw new Error(`start_checkout answered ${status}: ${body.message}`);
  return body;
}

/** Expire the hold of a checkout. */
export async function lapse(shop: TestShop, reference: string): Promise<void> {
  await shop.sql(
    "update public.checkouts set expires_at = now() - interval '1 second' where reference = $1",
    [reference],
  );
}

/** Delete all purchases and reset the stock of the blazer. */
export async function resetPurchases(shop: TestShop, quantity = 5): Promise<void> {
  await deleteRows(shop, "checkouts", "orders", "outbox");
  await shop.sql(
    "update public.products set quantity = $2, inventory_status = 'in-stock' where id = $1",
    [BLAZER.productId, quantity],
  );
}

/** Delivery as the first zone, all of Ecuador, promises it. */
export const FREE_DELIVERY = {
  method: "delivery",
  zone: "All of Ecuador",
  zoneEs: "Todo el Ecuador",
  price: 0,
  daysMin: null,
  daysMax: null,
};
