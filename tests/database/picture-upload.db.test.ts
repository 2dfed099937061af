import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import { pictureFilesOf } from "#app/domain/picture/picture-files.ts";
import { pictureSize } from "#app/domain/picture/picture-size.ts";
import { staffApi } from "#server/http/staff-api.ts";
import { pictureRoutes } from "#server/pictures/picture-routes.ts";
import { bucketPictures } from "#server/pictures/picture-store.ts";
import { openTestShop, type Role, type TestShop } from "./open-test-shop.ts";
import { silentLogger } from "./silent-logger.ts";

const PRODUCT = "a0000000-0000-4000-8000-000000000002";

let shop: TestShop;
let send: (role: Role, body: Uint8Array<ArrayBuffer>) => Promise<Response>;

beforeAll(async () => {
  shop = await openTestShop();
  const server = shop.clientAs("server");
  const store = bucketPictures(server, "embedded");
  const staff = supabaseStaffGate(server);
  const routes = staffApi(staff, silentLogger).route("/", pictureRoutes(store));
  send = async (role, body) => {
    const { authorization = "" } = shop.keys[role];
    const path = `/products/${PRODUCT}/pictures`;
    return routes.request(path, { method: "POST", headers: { authorization }, body });
  };
});
afterAll(() => shop.close());

const stored = () => shop.sql<{ name: string }>("select name from storage.objects order by name");

/** Return a picture that is also an HTML page. */
async function polyglot(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: "#a33" },
  })
    .withExif({ IFD0: { ImageDescription: "<script>alert(1)</script>" } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(Buffer.concat([picture, Buffer.from("<script>alert(2)</script>")]));
}

test.for(["anon", "stranger", "server"] as const)("rejects a picture from %s", async (role) => {
  expect((await send(role, await polyglot())).status).toBeGreaterThanOrEqual(401);
  expect(await stored()).toEqual([]);
});

test("re-encodes and stores the picture of a member of staff", async () => {
  const response = await send("staff", await polyglot());
  expect(response.status).toBe(201);
  const { url } = (await response.json()) as { url: string };
  expect(url).toMatch(/^\/storage\/v1\/object\/public\/product-images\//);
  expect(pictureSize(url)).toEqual({ width: 1200, height: 800 });
  const files = pictureFilesOf(url);
  expect((await stored()).map(({ name }) => name)).toEqual(files.toSorted());
  const folder = url.slice(0, url.indexOf(PRODUCT));
  for (const file of files) {
    const served = await shop.supabase.fetch(new Request(`http://shop.test${folder}${file}`));
    const type = file.endsWith(".jpg") ? "image/jpeg" : "image/webp";
    expect(served.headers.get("content-type")).toBe(type);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe(type.slice("image/".length));
    expect(bytes.toString("latin1")).not.toContain("script");
  }
});
