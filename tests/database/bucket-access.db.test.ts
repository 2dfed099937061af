import { afterAll, beforeAll, expect, test } from "vitest";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { openTestShop, ROLES, type Role, type TestShop } from "./open-test-shop.ts";

const OPERATIONS = [
  "list",
  "download",
  "sign",
  "add",
  "replace",
  "update",
  "move",
  "copy",
  "remove",
] as const;
type Operation = (typeof OPERATIONS)[number];

const READ: readonly Operation[] = ["list", "download", "sign"];

/** The operations of each role on the files of each bucket. */
const BUCKETS: Record<string, Record<Role, readonly Operation[]>> = {
  // Only the server adds pictures, because it encodes them. A list would name those of drafts. The library lets everybody
  // download from a public bucket, whatever its policies.
  "product-images": {
    anon: ["download"],
    stranger: ["download"],
    staff: [...READ, "remove"],
    server: OPERATIONS,
  },
};

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]).buffer;
const OTHER = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9]).buffer;
const JPEG = { contentType: "image/jpeg" };

let shop: TestShop;
let clients: Record<Role, SupabaseClient>;

beforeAll(async () => {
  shop = await openTestShop();
  clients = Object.fromEntries(ROLES.map((role) => [role, shop.clientAs(role)])) as typeof clients;
});
afterAll(() => shop.close());

const filesOf = (role: Role, bucket: string) => clients[role].storage.from(bucket);

/** Return the names and sizes of all files in a bucket. */
async function contentsOf(bucket: string): Promise<Record<string, number | undefined>> {
  const rows = await shop.sql<{ name: string }>(
    "select name from storage.objects where bucket_id = $1 order by name",
    [bucket],
  );
  const sizes = rows.map(async ({ name }) => {
    const { data } = await filesOf("server", bucket).download(name);
    return [name, data?.size] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** Run an operation as a role and return whether it succeeded. */
async function attempt(role: Role, bucket: string, operation: Operation): Promise<boolean> {
  const files = filesOf(role, bucket);
  switch (operation) {
    case "list":
      return ((await files.list()).data?.length ?? 0) > 0;
    case "download":
      return ((await files.download("there.jpg")).data?.size ?? 0) > 0;
    case "sign":
      return (await files.createSignedUrl("there.jpg", 60)).error === null;
    case "add":
      return (await files.upload("added.jpg", PICTURE, JPEG)).error === null;
    case "replace":
      return (await files.upload("there.jpg", OTHER, { ...JPEG, upsert: true })).error === null;
    case "update":
      return (await files.update("there.jpg", OTHER, JPEG)).error === null;
    case "move":
      return (await files.move("there.jpg", "moved.jpg")).error === null;
    case "copy":
      return (await files.copy("there.jpg", "copied.jpg")).error === null;
    case "remove":
      return ((await files.remove(["there.jpg"])).data?.length ?? 0) > 0;
  }
}

async function refill(bucket: string): Promise<void> {
  const server = filesOf("server", bucket);
  await server.remove(["there.jpg", "added.jpg", "moved.jpg", "copied.jpg"]);
  await server.upload("there.jpg", PICTURE, JPEG);
}

test("covers every bucket", async () => {
  const rows = await shop.sql<{ id: string }>("select id from storage.buckets order by id");
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(BUCKETS).sort());
});

test.for(ROLES)("%s has exactly the described rights on each bucket's files", async (role) => {
  for (const [bucket, may] of Object.entries(BUCKETS)) {
    const done: Operation[] = [];
    for (const operation of OPERATIONS) {
      await refill(bucket);
      const before = await contentsOf(bucket);
      const isDone = await attempt(role, bucket, operation);
      if (isDone) done.push(operation);
      const isChanged = JSON.stringify(await contentsOf(bucket)) !== JSON.stringify(before);
      const writes = !READ.includes(operation);
      expect(isChanged, `${role} ${operation}: reports its changes`).toBe(writes && isDone);
    }
    expect({ bucket, done }).toEqual({ bucket, done: may[role] });
  }
});

test("serves a picture by its public URL to strangers", async () => {
  await refill("product-images");
  const { publicUrl } = filesOf("anon", "product-images").getPublicUrl("there.jpg").data;
  const response = await shop.supabase.fetch(new Request(publicUrl));
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBe(PICTURE.byteLength);
});

const BUCKET_CHANGES = {
  create: (client: SupabaseClient) => client.storage.createBucket("private"),
  change: (client: SupabaseClient) =>
    client.storage.updateBucket("product-images", { public: false }),
  empty: (client: SupabaseClient) => client.storage.emptyBucket("product-images"),
  delete: (client: SupabaseClient) => client.storage.deleteBucket("product-images"),
};

test.for(["anon", "stranger", "staff"] as const)(
  "%s may not create, change, empty or delete a bucket",
  async (role) => {
    await refill("product-images");
    const state = async () => ({
      buckets: await shop.sql("select * from storage.buckets"),
      files: await contentsOf("product-images"),
    });
    const before = await state();
    for (const [name, change] of Object.entries(BUCKET_CHANGES)) {
      expect((await change(clients[role])).error, name).not.toBeNull();
    }
    expect(await state()).toEqual(before);
  },
);

test("exposes only the public schema over REST", async () => {
  for (const role of ROLES) {
    for (const [schema, table] of [
      ["storage", "objects"],
      ["auth", "users"],
      ["supabase_migrations", "schema_migrations"],
    ]) {
      const request = new Request(`http://shop.test/rest/v1/${table}`, {
        headers: { ...shop.keys[role], "accept-profile": schema ?? "" },
      });
      const { status } = await shop.supabase.fetch(request);
      expect(status, `${role} ${schema}.${table}`).toBeGreaterThanOrEqual(400);
    }
  }
});
