import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { socketFetch } from "./socket-fetch.ts";

setFlagsFromString("--expose_gc");
const collectGarbage = runInNewContext("gc") as () => void;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const folder = await mkdtemp(join(tmpdir(), "socket-fetch-"));
  const socket = join(folder, "test.sock");
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  cleanUps.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });
  return socket;
}

const never = () => new AbortController().signal;

test("keeps a response whole when it is read late", async () => {
  const body = "x".repeat(500_000);
  const socket = await listen((_request, response) => response.end(body));
  const answer = await socketFetch(() => socket)("http://shop.test/", { signal: never() });
  for (let round = 0; round < 5; round += 1) {
    collectGarbage();
    await delay(10);
  }
  expect(await answer.text()).toBe(body);
});

test("sends method, path, headers and body, and returns status and headers", async () => {
  const socket = await listen(async (request, response) => {
    response.writeHead(201, { "content-type": "application/json", "set-cookie": ["a=1", "b=2"] });
    const { method, url, headers } = request;
    response.end(
      JSON.stringify({ method, url, apikey: headers.apikey, body: await text(request) }),
    );
  });
  const send = socketFetch(() => socket);
  for (const body of ["ñandú", Buffer.from("ñandú"), new TextEncoder().encode("ñandú").buffer]) {
    const answer = await send("http://shop.test/rest/v1/products?id=eq.1", {
      method: "POST",
      headers: new Headers({ apikey: "key" }),
      body,
      signal: never(),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await answer.json()).toEqual({
      method: "POST",
      url: "/rest/v1/products?id=eq.1",
      apikey: "key",
      body: "ñandú",
    });
  }
});

test("speaks plain HTTP on the socket for an https URL", async () => {
  const socket = await listen((_request, response) => response.end("plain"));
  const answer = await socketFetch(() => socket)("https://shop.test/", { signal: never() });
  expect(await answer.text()).toBe("plain");
});

test("returns an answer without a body", async () => {
  const socket = await listen((_request, response) => response.writeHead(204).end());
  const answer = await socketFetch(() => socket)("http://shop.test/", { signal: never() });
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe("");
});

test("rejects when its signal aborts, also after a garbage collection", async () => {
  const socket = await listen(() => {});
  const answer = socketFetch(() => socket)("http://shop.test/", {
    signal: AbortSignal.timeout(100),
  });
  collectGarbage();
  await expect(answer).rejects.toThrow();
});

test("follows the database to its next socket", async () => {
  const sockets = [
    await listen((_request, response) => response.end("first")),
    await listen((_request, response) => response.end("second")),
  ];
  const send = socketFetch(() => sockets.shift() ?? "");
  expect(await (await send("http://shop.test/", { signal: never() })).text()).toBe("first");
  expect(await (await send("http://shop.test/", { signal: never() })).text()).toBe("second");
});

test("rejects a body that is neither text nor bytes", async () => {
  const send = socketFetch(() => "/nowhere");
  await expect(
    send("http://shop.test/", { method: "POST", body: new FormData(), signal: never() }),
  ).rejects.toThrow(TypeError);
});
