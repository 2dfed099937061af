import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";

/** More than the concurrency limit of renderings. */
const SENDERS = 100;

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

/** Start a form that never ends; resolves when its headers are sent. */
function beginForm(): Promise<Socket> {
  const { port, host, hostname } = new URL(shop.url());
  const head = [
    "POST /checkout HTTP/1.1",
    `Host: ${host}`,
    `Origin: ${shop.url()}`,
    "Content-Type: application/json",
    "Content-Length: 60000",
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once("error", reject);
    socket.write(`${head.join("\r\n")}\r\n\r\n{`, () => resolve(socket));
  });
}

test("keeps slots for pages while forms arrive slowly, and rejects those", async () => {
  const senders = await Promise.all(Array.from({ length: SENDERS }, beginForm));
  const ended = new Set<Socket>();
  for (const sender of senders) {
    sender.removeAllListeners("error");
    sender.on("error", () => {});
    sender.resume();
    sender.once("close", () => ended.add(sender));
  }
  for (const path of ["/orders", "/checkout", "/shop?search=new", "/admin"]) {
    expect((await fetch(shop.url() + path)).status, path).toBe(200);
  }
  await waitUntil("the senders are given up", async () => ended.size === SENDERS);
});
