import { beforeEach, expect, test, vi } from "vitest";
import { createRegistry } from "../http/metrics/registry.ts";
import type { Logger } from "../runtime/logger.ts";
import { createConsistencyChecks } from "./create-consistency-checks.ts";

type Found = { problem: string; subject: string };

const store = {
  find: vi.fn<(first: string, last: string) => Promise<Found[]>>(),
  isPaymentUnderWay: vi.fn<() => Promise<boolean>>(),
};
const logger = { error: vi.fn<Logger["error"]>() };

beforeEach(() => {
  vi.resetAllMocks();
  store.find.mockResolvedValue([]);
  store.isPaymentUnderWay.mockResolvedValue(false);
});

const open = (firstPart?: number) => {
  const registry = createRegistry();
  return { registry, ...createConsistencyChecks({ store, logger, registry, firstPart }) };
};

const LOST: Found = { problem: "SETTLED_WITHOUT_ORDER", subject: "GL-1-a" };

test("checks one part a round, every id once, and begins again", async () => {
  const { round } = open(0);
  for (let count = 0; count < 257; count += 1) await round();
  const parts = store.find.mock.calls;
  expect(parts[0]).toEqual([
    "00000000-0000-0000-0000-000000000000",
    "00ffffff-ffff-ffff-ffff-ffffffffffff",
  ]);
  expect(parts[255]).toEqual([
    "ff000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
  ]);
  expect(parts[256]).toEqual(parts[0]);
  expect(new Set(parts.map(([first]) => first)).size).toBe(256);
});

test("begins anywhere", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.999);
  await open().round();
  random.mockRestore();
  expect(store.find).toHaveBeenCalledExactlyOnceWith(
    "ff000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
  );
});

test("logs a contradiction, and counts it until its part agrees again", async () => {
  const { round, count, registry } = open(7);
  store.find.mockResolvedValueOnce([LOST]);
  await round();
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    LOST,
    "orders, payments and stock contradict each other",
  );
  for (let rounds = 0; rounds < 255; rounds += 1) await round();
  expect(count()).toBe(1);
  expect(await registry.write()).toContain("\nshop_inconsistencies 1\n");
  await round();
  expect(count()).toBe(0);
});

test("logs a few of many contradictions", async () => {
  store.find.mockResolvedValue(Array.from({ length: 1000 }, () => LOST));
  const { round, count } = open(0);
  await round();
  expect(logger.error).toHaveBeenCalledTimes(20);
  expect(count()).toBe(1000);
});

test("waits beside a payment, but not for ever", async () => {
  store.isPaymentUnderWay.mockResolvedValue(true);
  const { round } = open(0);
  for (let rounds = 0; rounds < 9; rounds += 1) await round();
  expect(store.find).not.toHaveBeenCalled();
  await round();
  expect(store.find).toHaveBeenCalledTimes(1);
  await round();
  expect(store.find).toHaveBeenCalledTimes(1);
});

test("checks a part again that could not be read", async () => {
  const { round } = open(3);
  store.find.mockRejectedValueOnce(new Error("503"));
  await expect(round()).rejects.toThrow("503");
  await round();
  expect(store.find.mock.calls[1]).toEqual(store.find.mock.calls[0]);
});
