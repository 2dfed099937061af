import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { discardShop, failToStart, type RunningShop, startShop } from "../fixtures/running-shop.ts";

const STACK = /\n\s+at /;

test("reports a used port in one line, without a stack trace", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { port: number };
  const { code, output } = await failToStart({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`127.0.0.1:${port} is already taken`);
  expect(output).not.toMatch(STACK);
});

test("reports a data folder that cannot be created in one line, without a stack trace", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-blocked-"));
  const file = path.join(folder, "a-file");
  await writeFile(file, "");
  const { code, output } = await failToStart({ PORT: "0", DATA_DIR: path.join(file, "data") });
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain("a-file");
  expect(output).not.toMatch(STACK);
});

test("reports a backup folder that cannot be written in one line, before it opens", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-blocked-"));
  const file = path.join(folder, "a-file");
  await writeFile(file, "");
  const { code, output } = await failToStart({ PORT: "0", BACKUP_DIR: path.join(file, "copies") });
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain("Set BACKUP_DIR to a folder that can.");
  expect(output).not.toMatch(STACK);
  expect(output).not.toContain("is open");
});

test("names an invalid setting and does not start", async () => {
  const { code, output } = await failToStart({ PORT: "eighty", SUPABASE_SECRET_KEY: "x" });
  expect(code).toBe(1);
  expect(output).toContain("PORT is wrong");
  expect(output).not.toMatch(STACK);
});

for (const [name, value] of [
  ["STORE_URL", "https://shop.example"],
  ["STORE_URL", "http://192.168.1.20:3000"],
  ["HOST", "0.0.0.0"],
  ["HOST", "::"],
] as const) {
  test(`does not start with ${name}=${value} and no payment, in one line`, async () => {
    const dataDir = path.join(os.tmpdir(), `gemma-luce-rejected-${randomUUID()}`);
    const { code, output } = await failToStart({ PORT: "0", DATA_DIR: dataDir, [name]: value });
    await rm(dataDir, { recursive: true, force: true });
    expect(output).not.toContain("is open");
    expect(output).toMatch(new RegExp(`^ {2}${name} .*PAYPHONE_TOKEN.*PAYPHONE_SANDBOX=1.*$`, "m"));
    expect(output).not.toMatch(STACK);
    expect(code).toBe(1);
  });
}

test("starts in public with PAYPHONE_SANDBOX=1 and warns that it takes no money", async () => {
  const settings = { HOST: "0.0.0.0", PAYPHONE_SANDBOX: "1" };
  const shop = await startShop(settings);
  expect(shop.output()).toContain("SANDBOX");
  const { port } = new URL(shop.url);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await shop.stop();

  const named = { PORT: port, STORE_URL: "https://shop.example", PAYPHONE_SANDBOX: "1" };
  const behindProxy = await startShop({ ...named, DATA_DIR: shop.dataDir });
  expect(behindProxy.url).toBe("https://shop.example");
  expect(behindProxy.output()).toContain("SANDBOX");
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  await discardShop(behindProxy);
});

test("tells a balancer that it stops before it rejects connections", async () => {
  const shop = await startShop({ DRAIN_SECONDS: "10" });
  const ready = async () => (await fetch(`${shop.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  process.kill(shop.pid ?? 0, "SIGTERM");
  await expect.poll(ready).toBe(503);
  await shop.stop("SIGKILL");
  await discardShop(shop);
});

test("starts in public with real payments, and without a database", async () => {
  const PAYPHONE = { PAYPHONE_TOKEN: "test-token", PAYPHONE_STORE_ID: "test-store" };
  for (const settings of [PAYPHONE, { SUPABASE_URL: "none" }]) {
    const shop = await startShop({ HOST: "0.0.0.0", ...settings });
    expect(shop.output()).not.toContain("SANDBOX");
    expect((await fetch(`http://127.0.0.1:${new URL(shop.url).port}/healthz`)).status).toBe(200);
    await discardShop(shop);
  }
});

test("prints the URL and the owner's credentials, and stops with 0", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-new-"));
  const first = await startShop({ ADMIN_PASSWORD: "", DATA_DIR: dataDir });
  expect(first.output()).toContain(`${first.url}/admin`);
  const password = /username owner, password (\S+)/.exec(first.output())?.[1];
  expect(password).toBeTruthy();
  expect(await first.stop()).toBe(0);

  const second = await startShop({ ADMIN_PASSWORD: "", DATA_DIR: dataDir });
  expect(second.output()).not.toContain(password);
  await discardShop(second);
});

test("writes nothing that other users of the machine may read", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-open-"));
  await chmod(dataDir, 0o755);
  const shop = await startShop({ DATA_DIR: dataDir });
  await shop.stop();
  const names = ["", ...(await readdir(dataDir, { recursive: true }))];
  const modes = names.map(async (name) => ({
    name,
    mode: (await stat(path.join(dataDir, name))).mode,
  }));
  const readable = (await Promise.all(modes)).filter(({ mode }) => mode & 0o077);
  expect(readable).toEqual([]);
  await discardShop(shop);
});

test.describe("beside a running shop", () => {
  let shop: RunningShop;

  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(() => discardShop(shop));

  test("rejects a second shop on the same data folder", async () => {
    const { code, output } = await failToStart({ PORT: "0", DATA_DIR: shop.dataDir });
    expect(code).toBe(1);
    expect(output).toContain("already in use");
    expect((await fetch(shop.url)).status).toBe(200);
  });

  test("finishes a pending request before the shop stops", async () => {
    const body = JSON.stringify({ customer: {}, lines: [], replaces: null });
    const request = httpRequest(`${shop.url}/checkout`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": body.length,
        Expect: "100-continue",
      },
    });
    const answered = once(request, "response");
    request.flushHeaders();
    await once(request, "continue");
    request.write(body.slice(0, 5));
    const stopped = shop.stop();
    request.end(body.slice(5));
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(422);
    response.resume();
    expect(await stopped).toBe(0);
  });
});
