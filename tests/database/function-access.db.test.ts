import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, ROLES, type Role, type TestShop } from "./open-test-shop.ts";

type Access = "nobody" | "server" | "signed-in" | "public-key" | "everybody";

/** Who may execute each function. */
const ACCESS: Record<string, Access> = {
  add_checkout_lines: "nobody",
  add_product: "signed-in",
  alert_owner: "server",
  alert_owner_of_invoices: "server",
  announce_order: "nobody",
  announce_shipment: "nobody",
  any_of: "nobody",
  available_stock: "server",
  cache_version: "server",
  can_be_served: "server",
  cancel_order: "server",
  change_product: "signed-in",
  change_products: "signed-in",
  check_discount_uses: "server",
  check_invoice_buyer: "server",
  check_offer: "nobody",
  check_order_change: "nobody",
  check_order_reversal: "nobody",
  check_original_price: "nobody",
  check_payment_before_shipping: "nobody",
  check_tax_document_change: "nobody",
  checkout_as_json: "nobody",
  choose_delivery: "nobody",
  claim_order_reversals: "server",
  claim_outbox: "server",
  claim_payment_checks: "server",
  claim_tax_documents: "server",
  claim_unresolved_checkouts: "server",
  clean_text: "signed-in",
  complete_invoice_buyer: "server",
  configure_shop: "server",
  count_change: "nobody",
  count_choices: "public-key",
  create_invoice: "server",
  credit_refunded_order: "nobody",
  defer_tax_document: "server",
  delete_sent_mails: "server",
  describe_payment: "server",
  describe_payment_check: "server",
  describe_reversal: "server",
  dispute_payment: "server",
  distrust_tax_documents: "server",
  erase_checkouts: "server",
  erase_person: "server",
  erase_unsettled_checkouts: "server",
  evening_check_at: "server",
  exact_query: "nobody",
  export_person: "server",
  fail_checkout: "server",
  fill_product_slug: "nobody",
  final_consumer_limit: "server",
  find_discount_code: "server",
  find_former_slug: "public-key",
  find_inconsistencies: "server",
  find_order: "server",
  find_order_reversal: "server",
  find_payment: "server",
  find_payment_progress: "server",
  find_pricing: "public-key",
  find_receipt: "server",
  find_shortage: "server",
  find_tax_document: "server",
  finish_order_reversal: "server",
  fold_text: "signed-in",
  follow_stock: "nobody",
  forget_client: "nobody",
  give_back_rate_limit: "server",
  has_products: "nobody",
  inventory_status_of: "nobody",
  invoice_buyer_required: "server",
  is_asked_about: "server",
  is_cedula: "server",
  is_discounted: "server",
  is_email_address: "server",
  is_met: "nobody",
  is_misspelled: "nobody",
  is_plain_text: "server",
  is_ruc: "server",
  is_staff: "signed-in",
  is_uncharged: "server",
  join_words: "signed-in",
  learn_search_words: "nobody",
  leave_product_slug: "nobody",
  limit_client_units: "nobody",
  limit_live_checkouts: "nobody",
  list_color_names: "signed-in",
  list_colors: "public-key",
  list_delivery_zones: "everybody",
  list_free_stock: "public-key",
  list_open_payments: "server",
  list_products: "public-key",
  list_published: "public-key",
  list_sizes: "public-key",
  list_taxonomy_in_use: "public-key",
  list_unpaid_checkouts: "server",
  lock_checkout: "server",
  lock_order: "server",
  lock_products: "server",
  move_product_slug: "nobody",
  move_stock: "server",
  name_actor: "server",
  name_lexemes: "signed-in",
  nearest_word: "nobody",
  number_tax_document: "server",
  offer_invoice_sandbox: "server",
  order_as_json: "server",
  paid_at: "server",
  parse_checkout_line: "nobody",
  parse_customer: "nobody",
  parse_invoice_buyer: "server",
  picture_of: "nobody",
  pin_checkout: "server",
  prepare_hand_settlement: "server",
  price_checkout: "nobody",
  queue_credit_note: "server",
  queue_invoice: "server",
  queue_order_email: "server",
  queue_variant_writers: "nobody",
  queue_waiting_invoices: "server",
  quote_delivery: "server",
  quote_discount: "server",
  raise_error: "signed-in",
  record_authorization: "server",
  record_delivery: "server",
  record_order_event: "nobody",
  record_payment_check: "server",
  record_privacy_request: "server",
  record_reception: "server",
  record_reversal: "server",
  record_signed_document: "server",
  record_tax_document_event: "nobody",
  recount_product: "nobody",
  refund_of: "server",
  refuse_order_reversal: "server",
  refuse_reversal: "server",
  release_checkout: "server",
  release_credit_note: "server",
  release_order_reversal: "server",
  release_payment: "server",
  release_payment_check: "server",
  report_unmatched_payment: "server",
  request_order_reversal: "server",
  require_person: "server",
  require_reversal: "server",
  require_staff: "server",
  restore_order_stock: "server",
  restore_stock: "server",
  retry_tax_document: "server",
  reversal_closes_at: "server",
  save_delivery_zones: "signed-in",
  save_invoice_settings: "server",
  schedule_payment_check: "nobody",
  search_query: "nobody",
  set_swatch: "signed-in",
  set_updated_at: "nobody",
  settle_by_hand: "server",
  settle_checkout: "server",
  share_cents: "server",
  share_discount: "server",
  shop_day: "signed-in",
  shop_figures: "server",
  skip_document_numbers: "signed-in",
  slugify: "signed-in",
  split_tax: "server",
  start_checkout: "server",
  stop_tax_document: "server",
  subscribe: "server",
  suggest_search: "public-key",
  sum_product_variants: "nobody",
  take_back_shipment: "server",
  take_document_number: "server",
  take_product_slug: "nobody",
  take_rate_limit: "server",
  take_stock: "server",
  tax_document_as_json: "server",
  tax_rate_on: "server",
  taxonomy_names: "nobody",
  unpin_checkout: "server",
  vouch_for_payment: "server",
  with_accents: "nobody",
  with_synonyms: "nobody",
  withdraw_hand_settlement: "server",
  without_one_letter: "server",
  word_query: "nobody",
  write_product_variants: "signed-in",
};

const CALLERS: Record<Access, readonly Role[]> = {
  nobody: [],
  server: ["server"],
  "signed-in": ["stranger", "staff", "server"],
  "public-key": ["anon", "server"],
  everybody: ["anon", "stranger", "staff", "server"],
};

type DatabaseFunction = { name: string; arguments: string[] | null; trigger: boolean };

let shop: TestShop;
let functions: DatabaseFunction[];

beforeAll(async () => {
  shop = await openTestShop();
  functions = await shop.sql<DatabaseFunction>(
    `select proname as name, proargnames[1:pronargs] as arguments, prorettype = 'trigger'::regtype as trigger
     from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
});
afterAll(() => shop.close());

test("covers every public function", () => {
  expect(functions.map(({ name }) => name)).toEqual(Object.keys(ACCESS).sort());
});

test.for(ROLES)("%s may call exactly the described functions", async (role) => {
  for (const { name, arguments: names, trigger } of functions) {
    const parameters = Object.fromEntries((names ?? []).map((argument) => [argument, null]));
    const { status, body } = await shop.rpc<{ message?: string } | null>(role, name, parameters);
    if (trigger) {
      expect(status, `${name} is a trigger and cannot be called`).toBeGreaterThanOrEqual(400);
      continue;
    }
    // By message: a policy inside a permitted function fails with the same code.
    const isDenied = body?.message?.startsWith(`permission denied for function ${name}`) ?? false;
    expect({ name, may: !isDenied }, JSON.stringify(body)).toEqual({
      name,
      may: CALLERS[ACCESS[name] ?? "nobody"].includes(role),
    });
    if (isDenied) expect([401, 403]).toContain(status);
  }
});

test("grants exactly the described rights, also on triggers", async () => {
  const rows = await shop.sql<{ name: string; roles: string[] }>(
    `select proname as name,
       array(select role from unnest(array['anon', 'authenticated', 'service_role']) as role
             where has_function_privilege(role, pg_proc.oid, 'execute')) as roles
     from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const databaseRoles: Record<Access, string[]> = {
    nobody: [],
    server: ["service_role"],
    "signed-in": ["authenticated", "service_role"],
    "public-key": ["anon", "service_role"],
    everybody: ["anon", "authenticated", "service_role"],
  };
  expect(rows).toEqual(
    Object.entries(ACCESS).map(([name, access]) => ({ name, roles: databaseRoles[access] })),
  );
});
