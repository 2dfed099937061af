import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import { pictureRoutes } from "./picture-routes.ts";

const PRODUCT = "a0000000-0000-4000-8000-000000000002";
const PATH = `/products/${PRODUCT}/pictures`;
const ADDRESS = "/storage/v1/object/public/product-images/x-1200.jpg";

type World = { bearer?: Bearer; fails?: boolean };

function open({ bearer = { kind: "staff", userId: "owner" }, fails = false }: World = {}) {
  const add = vi.fn(async () => {
    if (fails) throw new Error("the bucket is away");
    return ADDRESS;
  });
  const staff = { identify: vi.fn(async () => bearer) };
  const routes = staffApi(staff, createLogger("silent")).route("/", pictureRoutes({ add }));
  const send = (body: BodyInit, path = PATH, more: RequestInit = {}) =>
    routes.request(path, {
      method: "POST",
      headers: { authorization: "Bearer token" },
      body,
      ...more,
    });
  return { add, staff, send };
}

const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
      .png()
      .toBuffer(),
  );

test("stores a picture of staff as six files and returns its URL", async () => {
  const { send, add, staff } = open();
  const answer = await send(await png());
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ url: ADDRESS });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(staff.identify).toHaveBeenCalledWith("token");
  expect(add).toHaveBeenCalledWith(PRODUCT, expect.arrayContaining([expect.anything()]));
  expect(add.mock.calls[0]?.at(1)).toHaveLength(6);
});

test.each([
  [{ kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  [{ kind: "stranger" }, 403, "NOT_STAFF"],
] as const)("rejects %o without reading the body", async (bearer, status, code) => {
  const { send, add } = open({ bearer });
  const read = vi.fn();
  const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
  const answer = await send(body, PATH, { duplex: "half" } as RequestInit);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code } });
  expect(read).not.toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
});

test.each([
  ["a page", "<html><script>alert(1)</script>", 415, "format"],
  ["what only starts like a picture", "\u0089PNG\r\n", 415, "format"],
  ["more than five megabytes", "x".repeat(5 * 1024 * 1024 + 1), 413, "size"],
] as const)("%s is rejected", async (_what, body, status, code) => {
  const { send, add } = open();
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code } });
  expect(add).not.toHaveBeenCalled();
});

test("rejects a broken picture", async () => {
  const { send, add } = open();
  const answer = await send((await png()).subarray(0, 60));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: "load" } });
  expect(add).not.toHaveBeenCalled();
});

test("rejects an id that leads elsewhere", async () => {
  const { send, add } = open();
  for (const id of ["x", "..%2F..%2Fetc", `${PRODUCT}x`]) {
    expect((await send(await png(), `/products/${id}/pictures`)).status).toBe(404);
  }
  expect(add).not.toHaveBeenCalled();
});

test("answers 503 without details when the bucket fails", async () => {
  const { send } = open({ fails: true });
  const answer = await send(await png());
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("bucket");
});

test("rejects pictures over the queue limit", async () => {
  const { send } = open();
  const picture = await png();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(picture)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(6);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
});
