import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PictureError } from "#app/domain/picture/picture-upload.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { storePicture } from "./pictures.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

const PICTURE = new Blob(["a picture"]);
const rejected = (status: number, code: string) =>
  Response.json({ error: { code, message: "No." } }, { status });

beforeEach(() => {
  const session = { access_token: "a-token" };
  vi.mocked(requireStaff).mockResolvedValue({
    auth: { getSession: async () => ({ data: { session } }) },
  } as never);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("uploads to the shop's server with the session's token", async () => {
  const fetch = vi.fn(async () => Response.json({ url: "/x-1200.jpg" }, { status: 201 }));
  vi.stubGlobal("fetch", fetch);
  expect(await storePicture("p", PICTURE)).toBe("/x-1200.jpg");
  expect(fetch).toHaveBeenCalledWith("/api/products/p/pictures", {
    method: "POST",
    headers: { authorization: "Bearer a-token" },
    body: PICTURE,
  });
});

test.each(["format", "size", "load", "compress"] as const)(
  "what the server cannot make a picture of is said as %s",
  async (problem) => {
    vi.stubGlobal("fetch", async () => rejected(422, problem));
    await expect(storePicture("p", PICTURE)).rejects.toEqual(new PictureError(problem));
  },
);

test.each([
  [401, "NOT_SIGNED_IN", "signed-out"],
  [403, "NOT_STAFF", "signed-out"],
  [429, "TOO_MANY_REQUESTS", "rejected"],
  [503, "UNAVAILABLE", "unavailable"],
] as const)("%i %s is %s", async (status, code, kind) => {
  vi.stubGlobal("fetch", async () => rejected(status, code));
  const failure = await storePicture("p", PICTURE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ShopError);
  expect(failure).toMatchObject({ code, kind });
});

test("reports a missing or foreign response as unavailable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  await expect(storePicture("p", PICTURE)).rejects.toMatchObject({ kind: "unavailable" });
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(storePicture("p", PICTURE)).rejects.toMatchObject({ kind: "unavailable" });
});
