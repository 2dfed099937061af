import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileStore } from "./file-store.ts";
import { driveSandbox } from "./testing.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "payphone-sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const amounts = { subtotal: 100, tax: 15, total: 115 };
const start = () => driveSandbox({ store: createFileStore(join(folder, "deep")) });
const path = () => join(folder, "deep", "payments.jsonl");

test("restores payments, clock and faults after a crash", async () => {
  const first = start();
  await first.pay("GL-1-a", "approve", amounts);
  const fault = { on: "confirm", mode: "late", reference: "GL-1-a" };
  const before = await first.control({ clockOffsetMs: 1000, fault });
  const second = start();
  expect(await second.control({})).toEqual(before);
  const again = await second.browse("/prepare", { clientTransactionId: "GL-1-a", amount: 115 });
  expect(again.status).toBe(400);
});

test("writes each change before its response", async () => {
  const driver = start();
  await driver.pay("GL-1-a", "approve", amounts);
  const outcomes = readFileSync(path(), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).payment.outcome);
  expect(outcomes).toEqual([null, "approved"]);
});

test("truncates a line torn by SIGKILL", async () => {
  await start().pay("GL-1-a", "approve", amounts);
  appendFileSync(path(), '{"payment":{"reference":"GL-1-ñ');
  const second = start();
  expect((await second.control({})).payments).toHaveLength(1);
  await second.pay("GL-1-b", "decline", amounts);
  expect((await start().control({})).payments).toMatchObject([
    { reference: "GL-1-a", state: "approved" },
    { reference: "GL-1-b", state: "declined" },
  ]);
});

test("throws with the number of a damaged line", async () => {
  await start().pay("GL-1-a", "approve", amounts);
  writeFileSync(path(), `{"payment":{}}\n${readFileSync(path(), "utf8")}`);
  expect(start).toThrow(/^Line 1 of .*payments\.jsonl is no sandbox record/);
});
