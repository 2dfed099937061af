import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { openTestShop, ROLES, type Role, type TestShop } from "./open-test-shop.ts";

const BUCKET = "product-images";
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]).buffer;
const JPEG = { contentType: "image/jpeg" };

let shop: TestShop;
let clients: Record<Role, SupabaseClient>;

beforeAll(async () => {
  shop = await openTestShop();
  clients = Object.fromEntries(ROLES.map((role) => [role, shop.clientAs(role)])) as typeof clients;
});
afterAll(() => shop.close());

const as = (role: Role) => clients[role].storage.from(BUCKET);

const stored = async () =>
  (await shop.sql<{ name: string }>("select name from storage.objects order by name")).map(
    ({ name }) => name,
  );

test("stores a picture as a file in the folder of its bucket", async () => {
  expect((await as("server").upload("added.jpg", PICTURE, JPEG)).error).toBeNull();
  expect(await stored()).toEqual(["added.jpg"]);
  expect(await readdir(join(shop.dataDir, "storage", BUCKET))).toEqual(await stored());
});

test("serves pictures with their type to every role", async () => {
  for (const role of ROLES) {
    const { data } = await as(role).download("added.jpg");
    expect(data?.type).toBe("image/jpeg");
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(PICTURE));
  }
  const url = as("anon").getPublicUrl("added.jpg").data.publicUrl;
  const response = await shop.supabase.fetch(new Request(url));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const again = new Request(url, {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  });
  expect([200, 304]).toContain((await shop.supabase.fetch(again)).status);
});

test("replaces and removes pictures together with their files", async () => {
  const replaced = new Uint8Array([1]).buffer;
  const options = { ...JPEG, upsert: true };
  expect((await as("server").upload("added.jpg", replaced, options)).error).toBeNull();
  expect((await (await as("anon").download("added.jpg")).data?.arrayBuffer())?.byteLength).toBe(1);
  expect((await as("staff").remove(["added.jpg"])).error).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await readdir(join(shop.dataDir, "storage", BUCKET))).toEqual([]);
});

test("accepts only pictures of up to five megabytes", async () => {
  const text = await as("server").upload("a.html", PICTURE, { contentType: "text/html" });
  expect(text.error?.message).toMatch(/mime type/i);
  const other = await as("server").upload("a.png", PICTURE, { contentType: "image/png" });
  expect(other.error?.message).toMatch(/mime type/i);
  const large = await as("server").upload("large.jpg", new ArrayBuffer(5 * 1024 * 1024 + 1), JPEG);
  expect(large.error).not.toBeNull();
  const largest = await as("server").upload("largest.jpg", new ArrayBuffer(5 * 1024 * 1024), JPEG);
  expect(largest.error).toBeNull();
  expect(await stored()).toEqual(["largest.jpg"]);
});

test.for(["../escape.jpg", "a/../../../escape.jpg", "%2e%2e/escape.jpg", "/etc/escape.jpg"])(
  "keeps a picture named %s inside its bucket",
  async (name) => {
    await as("server").upload(name, PICTURE, JPEG);
    const outside = await readdir(join(shop.dataDir, "storage"));
    expect(outside.filter((entry) => entry !== BUCKET)).toEqual([]);
    expect(await readdir(shop.dataDir)).not.toContain("escape.jpg");
  },
);

test("configures the bucket as public, for pictures of up to five megabytes", async () => {
  expect(
    await shop.sql("select id, public, file_size_limit, allowed_mime_types from storage.buckets"),
  ).toEqual([
    {
      id: BUCKET,
      public: true,
      file_size_limit: 5_242_880,
      allowed_mime_types: ["image/jpeg", "image/webp"],
    },
  ]);
});
