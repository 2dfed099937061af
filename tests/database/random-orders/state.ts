import type { TestShop } from "../open-test-shop.ts";

type Amounts = {
  subtotal_amount: number;
  discount_amount: number;
  delivery_amount: number;
  delivery_tax_amount: number;
  tax_amount: number;
  total_amount: number;
};

export type OrderRow = Amounts & {
  id: string;
  checkout_id: string;
  reference: string;
  email: string;
  status: string;
  payment_method: string;
  payphone_transaction_id: string | null;
  payment_received_at: string | null;
  payment_due_at: string | null;
  stock_restored_at: string | null;
  discount_code: string | null;
  invoice_buyer: object | null;
  made_by: string | null;
  created_at: string;
  pay_token: string | null;
  items: object[];
  was_delivered: boolean;
};

export type CheckoutRow = Amounts & {
  id: string;
  reference: string;
  status: string;
  failure: string | null;
  email: string;
  expires_at: string;
  next_check_at: string | null;
  order_id: string | null;
  discount_code_id: string | null;
  own_discount: object | null;
  prices_include_tax: boolean;
  created_at: string;
};

export type LineRow = {
  checkout_id: string;
  product_id: string;
  size: string;
  color: string;
  quantity: number;
  taken_quantity: number | null;
  unit_price: number;
  discount_amount: number;
  base_amount: number;
  tax_amount: number;
  total_amount: number;
};

type DocumentRow = {
  id: string;
  order_id: string;
  kind: string;
  state: string;
  reason: string | null;
  sequential: number | null;
  access_key: string | null;
  total: string | null;
};

type MailRow = {
  id: number;
  kind: string;
  recipient: string;
  dedupe_key: string;
  sent_at: string | null;
  payload: {
    id?: string;
    problem?: string;
    reference?: string;
    transactionId?: string;
    documentId?: string;
  };
};

export type State = {
  now: string;
  orders: OrderRow[];
  checkouts: CheckoutRow[];
  lines: LineRow[];
  attempts: { checkout_id: string; transaction_id: string; state: string }[];
  reversals: { order_id: string; state: string }[];
  checks: { order_id: string; state: string; next_check_at: string | null }[];
  documents: DocumentRow[];
  counters: { kind: string; next_number: number; skipped: number }[];
  mails: MailRow[];
  products: { id: string; quantity: number; updated_at: string }[];
  variants: { product_id: string; size: string; color: string; quantity: number }[];
  codes: {
    id: string;
    code: string;
    max_uses: number | null;
    max_uses_per_customer: number | null;
  }[];
};

const rows = (name: string, query: string) =>
  `'${name}', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (${query}) as each)`;

const QUERY = `select jsonb_build_object(
  'now', clock_timestamp(),
  ${rows(
    "orders",
    `select *, exists (
         select 1 from public.order_events where order_id = orders.id and to_status = 'delivered'
       ) as was_delivered
     from public.orders order by created_at, id`,
  )},
  ${rows("checkouts", "select * from public.checkouts order by created_at, id")},
  ${rows("lines", "select * from public.checkout_lines order by checkout_id, line_number")},
  ${rows("attempts", "select * from public.payment_attempts order by started_at, transaction_id")},
  ${rows("reversals", "select * from public.order_reversals order by requested_at")},
  ${rows("checks", "select * from public.payment_checks order by evening_at")},
  ${rows(
    "documents",
    `select id, order_id, kind, state, reason, sequential, access_key,
       substring(authorized_xml from '<(?:importeTotal|valorModificacion)>([0-9.]+)<') as total
     from public.tax_documents order by created_at, kind desc`,
  )},
  ${rows("counters", "select * from public.tax_document_counters order by kind")},
  ${rows("mails", "select id, kind, recipient, dedupe_key, sent_at, payload from public.outbox order by id")},
  ${rows("products", "select id, quantity, updated_at from public.products order by id")},
  ${rows("variants", "select * from public.product_variants order by product_id, size, color")},
  ${rows("codes", "select * from public.discount_codes order by code")}
) as state`;

/** Read everything that the invariants are about, at one moment. */
export async function readState({ sql }: TestShop): Promise<State> {
  const [row] = await sql<{ state: State }>(QUERY);
  if (!row) throw new Error("no state");
  return row.state;
}
