import { expect, test } from "vitest";
import { loadLibrary } from "#server/database/embedded/load-library.ts";
import { accessTo } from "#server/http/supabase-proxy/endpoints.ts";

/** Values for the parameters of the library's paths. */
const EXAMPLES: Record<string, string> = {
  ":bucketId": "product-images",
  ":relation": "products",
  ":function": "is_staff",
  ":id": "product-images",
};

/** Who may use each endpoint of the library through the shop; `shop` is the shop's server only. New endpoints need a review. */
const REVIEWED: Record<string, string> = {
  "ALL /*": "shop",
  "ALL /auth/v1/*": "shop",
  "ALL /rest/v1/*": "shop",
  "ALL /storage/v1/*": "shop",
  "OPTIONS /auth/v1/*": "shop",
  "GET /_system/config": "shop",
  "GET /_system/info": "shop",
  "GET /_system/introspect": "shop",
  "GET /_system/ping": "shop",
  "ALL /auth/v1/health": "shop",
  "ALL /auth/v1/magiclink": "shop",
  "ALL /auth/v1/nonexistent": "shop",
  "ALL /auth/v1/reauthenticate": "shop",
  "ALL /auth/v1/settings": "shop",
  "ALL /auth/v1/signup": "shop",
  "ALL /auth/v1/token": "anyone: POST",
  "ALL /auth/v1/user": "signed-in: GET PUT",
  "GET /auth/v1/.well-known/jwks.json": "shop",
  "GET /auth/v1/.well-known/openid-configuration": "shop",
  "GET /auth/v1/authorize": "shop",
  "GET /auth/v1/callback": "shop",
  "GET /auth/v1/health": "shop",
  "GET /auth/v1/reauthenticate": "shop",
  "GET /auth/v1/settings": "shop",
  "GET /auth/v1/user": "signed-in: GET",
  "GET /auth/v1/verify": "shop",
  "POST /auth/v1/callback": "shop",
  "POST /auth/v1/logout": "signed-in: POST",
  "POST /auth/v1/magiclink": "shop",
  "POST /auth/v1/otp": "shop",
  "POST /auth/v1/recover": "anyone: POST",
  "POST /auth/v1/resend": "shop",
  "POST /auth/v1/signup": "shop",
  "POST /auth/v1/token": "anyone: POST",
  "POST /auth/v1/verify": "anyone: POST",
  "PUT /auth/v1/user": "signed-in: PUT",
  "ALL /rest/v1/:relation": "staff: GET HEAD DELETE",
  "ALL /rest/v1/rpc/:function": "signed-in: POST",
  "DELETE /storage/v1/bucket/:id": "shop",
  "DELETE /storage/v1/object/:bucketId": "staff: DELETE",
  "GET /storage/v1/bucket": "shop",
  "GET /storage/v1/bucket/:id": "shop",
  "GET /storage/v1/object/:bucketId/*": "shop",
  "GET /storage/v1/object/info/:bucketId/*": "shop",
  "GET /storage/v1/object/public/:bucketId/*": "anyone: GET",
  "GET /storage/v1/object/sign/:bucketId/*": "shop",
  "GET /storage/v1/status": "shop",
  "HEAD /storage/v1/object/:bucketId/*": "shop",
  "POST /storage/v1/bucket": "shop",
  "POST /storage/v1/bucket/:id/empty": "shop",
  "POST /storage/v1/object/:bucketId/*": "shop",
  "POST /storage/v1/object/copy": "shop",
  "POST /storage/v1/object/list/:bucketId": "shop",
  "POST /storage/v1/object/move": "shop",
  "POST /storage/v1/object/sign/:bucketId": "shop",
  "POST /storage/v1/object/sign/:bucketId/*": "shop",
  "POST /storage/v1/object/upload/sign/:bucketId/*": "shop",
  "PUT /storage/v1/bucket/:id": "shop",
  "PUT /storage/v1/object/:bucketId/*": "shop",
  "PUT /storage/v1/object/upload/sign/:bucketId/*": "shop",
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PICTURE =
  "a0000000-0000-4000-8000-000000000002/b0000000-0000-4000-8000-000000000002-1200.jpg";

/** Return who may use an endpoint according to the allow-list. */
function accessOf(method: string, path: string): string {
  const example = path.replace(/:\w+/g, (name) => EXAMPLES[name] ?? name).replace(/\*$/, PICTURE);
  const open = METHODS.filter((name) => method === "ALL" || method === name).flatMap((name) => {
    const access = accessTo(name, example);
    return access ? [{ name, access }] : [];
  });
  const [first] = open;
  return first ? `${first.access}: ${open.map(({ name }) => name).join(" ")}` : "shop";
}

async function listEndpoints(): Promise<string[]> {
  const library = await loadLibrary();
  const connection = await library.createPgliteConnection({ url: "memory://" });
  const app = new library.App({
    connection,
    api: { schemas: ["public"] },
    auth: { enabled: true, jwt_secret: "x".repeat(40) },
    storage: { enabled: true },
    options: { server: { admin: false, disableStudio: true } },
  });
  const endpoints = app.server.routes.map(({ method, path }) => `${method} ${path}`);
  await connection.close();
  return [...new Set(endpoints)].sort();
}

test("allows exactly the reviewed access to every endpoint of the library", async () => {
  const endpoints = await listEndpoints();
  const access = Object.fromEntries(
    endpoints.map((endpoint) => {
      const [method = "", path = ""] = endpoint.split(" ");
      return [endpoint, accessOf(method, path)];
    }),
  );
  expect(access).toEqual(REVIEWED);
});
