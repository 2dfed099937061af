import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSocketFile } from "#server/database/backup/socket-file.ts";
import { discardShop, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { waitUntil } from "./faulty-shop.ts";

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => discardShop(shop));

const isDatabaseUp = async () => {
  const health = (await (await fetch(`${shop.url}/healthz`)).json()) as { database: string };
  return health.database === "ok";
};

test("opens a new socket when the database's is removed, and answers on it", async () => {
  const removed = await readSocketFile(shop.dataDir);
  await rm(path.dirname(removed), { recursive: true });
  const socket = () => readSocketFile(shop.dataDir);
  await waitUntil("there is a new socket", socket, (current) => current !== removed);
  await waitUntil("the shop is connected to it", isDatabaseUp);
  // More at once than the connections that were open.
  const uncached = Array.from({ length: 30 }, (_, index) =>
    fetch(`${shop.url}/shop?min=${index + 1}`),
  );
  for (const answer of await Promise.all(uncached)) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Silk Wrap Dress");
  }
});
