import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { PaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import { methodPictureRoutes } from "./method-picture-routes.ts";

const PATH = "/payment-methods/deuna/picture";

function open(bearer: Bearer = { kind: "staff", userId: "owner" }) {
  const savePicture = vi.fn(async (_kind: string, _staffId: string, _dataUrl: string) => {});
  const decisions = { savePicture } as Partial<PaymentDecisionStore> as PaymentDecisionStore;
  const staff = { identify: vi.fn(async () => bearer) };
  const api = staffApi(staff, createLogger("silent"));
  const routes = api.route("/", methodPictureRoutes(decisions));
  const send = (body: BodyInit, path = PATH) =>
    routes.request(path, { method: "POST", headers: { authorization: "Bearer token" }, body });
  return { savePicture, send };
}

async function picture(width: number, height: number) {
  const background = { r: 20, g: 20, b: 20 };
  const blank = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await blank.png().toBuffer());
}

test("stores the code to scan as a small PNG of its own", async () => {
  const { send, savePicture } = open();
  expect((await send(await picture(1200, 900))).status).toBe(200);
  const [kind, staffId, dataUrl = ""] = savePicture.mock.calls[0] ?? [];
  expect([kind, staffId]).toEqual(["deuna", "owner"]);
  const [type, content = ""] = dataUrl.split(",");
  expect(type).toBe("data:image/png;base64");
  const stored = await sharp(Buffer.from(content, "base64")).metadata();
  expect(stored).toMatchObject({ format: "png", width: 480, height: 360 });
});

test("removes the code with an empty body", async () => {
  const { send, savePicture } = open();
  expect((await send("")).status).toBe(200);
  expect(savePicture).toHaveBeenCalledWith("deuna", "owner", "");
});

test.each([
  ["a page", "<html><script>alert(1)</script>", "format"],
  ["what only starts like a picture", "\u0089PNG\r\n", "format"],
  ["more than five megabytes", "x".repeat(5 * 1024 * 1024 + 1), "size"],
])("rejects %s, and stores nothing", async (_what, body, code) => {
  const { send, savePicture } = open();
  const answer = await send(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code } });
  expect(savePicture).not.toHaveBeenCalled();
});

test("knows no other way to pay, and only staff", async () => {
  expect((await open().send("", "/payment-methods/card/picture")).status).toBe(404);
  expect((await open({ kind: "anonymous" }).send("")).status).toBe(401);
});
