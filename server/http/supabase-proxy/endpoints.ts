/** Who may use an endpoint: anyone, a signed-in user, or staff. */
export type Access = "anyone" | "signed-in" | "staff";

type Entry = { access: Access; methods: readonly string[]; path: string | RegExp };

const UUID = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";
const READ = ["GET", "HEAD"] as const;

const table = (name: string, ...writes: string[]): Entry => ({
  access: "staff",
  methods: [...READ, ...writes],
  path: `/rest/v1/${name}`,
});
const rpc = (name: string, access: Access = "staff"): Entry => ({
  access,
  methods: ["POST"],
  path: `/rest/v1/rpc/${name}`,
});
const auth = (name: string, access: Access, ...methods: string[]): Entry => ({
  access,
  methods,
  path: `/auth/v1/${name}`,
});

/**
 * The allow-list of the embedded Supabase. Paths are compared as sent, after the URL parser has resolved dot segments,
 * and never decoded, so a path has one spelling.
 */
const ENDPOINTS: readonly Entry[] = [
  {
    access: "anyone",
    methods: READ,
    path: new RegExp(
      `^/storage/v1/object/public/product-images/${UUID}/${UUID}(?:-\\d+x\\d+)?-\\d+\\.(?:jpg|webp)$`,
    ),
  },
  { access: "staff", methods: ["DELETE"], path: "/storage/v1/object/product-images" },
  auth("token", "anyone", "POST"),
  auth("recover", "anyone", "POST"),
  auth("verify", "anyone", "POST"),
  auth("user", "signed-in", "GET", "PUT"),
  auth("logout", "signed-in", "POST"),
  table("admin_products"),
  table("products", "DELETE"),
  table("newsletter_subscribers", "DELETE"),
  table("reviews", "PATCH"),
  table("review_settings", "PATCH"),
  table("categories", "POST", "PATCH"),
  table("collections", "POST", "PATCH"),
  table("shop_information", "PATCH"),
  table("payment_methods", "PATCH"),
  table("payment_proofs"),
  table("tax_rates", "POST", "DELETE"),
  table("discount_codes", "POST", "PATCH", "DELETE"),
  table("admin_discount_codes"),
  table("swatches"),
  table("size_charts", "DELETE"),
  table("orders", "PATCH"),
  table("order_events"),
  table("payment_checks"),
  table("admin_tax_documents"),
  table("admin_tax_document_keys"),
  table("tax_documents"),
  table("tax_document_events"),
  table("tax_document_counters"),
  table("invoice_settings"),
  table("staff"),
  // A signed-in user asks whether they are staff.
  rpc("is_staff", "signed-in"),
  rpc("add_product"),
  rpc("change_product"),
  rpc("change_products"),
  rpc("delete_products"),
  rpc("delete_taxonomy_entry"),
  rpc("list_color_names"),
  rpc("list_delivery_zones"),
  rpc("list_stock_demand"),
  rpc("list_size_charts"),
  rpc("save_delivery_zones"),
  rpc("save_size_chart"),
  rpc("set_staff_language"),
  rpc("set_swatch"),
  rpc("skip_document_numbers"),
];

/** Return who may use the endpoint of a method and path; null when there is none. */
export function accessTo(method: string, path: string): Access | null {
  const found = ENDPOINTS.find(
    (entry) =>
      entry.methods.includes(method) &&
      (typeof entry.path === "string" ? entry.path === path : entry.path.test(path)),
  );
  return found?.access ?? null;
}
