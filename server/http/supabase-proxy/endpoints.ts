/** Who may use an endpoint: anyone, whoever has an access token of this shop that is still good, or a member of staff. */
export type Access = "anyone" | "signed-in" | "staff";

export type Endpoint = { access: Access; path: string };

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
 * Everything of the embedded Supabase that a browser may reach through the shop. Paths are compared as they were sent, after the URL
 * parser has resolved dot segments: nothing is decoded, so a path has one spelling. What is not listed is not there.
 */
export const ENDPOINTS: readonly Entry[] = [
  {
    access: "anyone",
    methods: READ,
    path: new RegExp(
      `^/storage/v1/object/public/product-images/${UUID}/${UUID}-\\d+\\.(?:jpg|webp)$`,
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
  table("categories", "POST", "PATCH", "DELETE"),
  table("collections", "POST", "PATCH", "DELETE"),
  table("orders", "PATCH"),
  table("order_events"),
  table("payment_checks"),
  table("staff"),
  // It tells whoever has signed in whether they are staff.
  rpc("is_staff", "signed-in"),
  rpc("add_product"),
  rpc("change_product"),
];

/** Takes a method and a URL's path and returns the endpoint they name; null where there is none. */
export function findEndpoint(method: string, path: string): Endpoint | null {
  const found = ENDPOINTS.find(
    (entry) =>
      entry.methods.includes(method) &&
      (typeof entry.path === "string" ? entry.path === path : entry.path.test(path)),
  );
  return found ? { access: found.access, path } : null;
}
