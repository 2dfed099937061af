import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { RECEIVED } from "../testing/published-answers.ts";
import { createSriClient } from "./sri-client.ts";

const KEY = "2311202601179226110400110010020000001231234567818";
const MEGABYTE = Buffer.alloc(1_000_000, " ");
/** Only the servers that never end an answer reach it. */
const SHORT_MS = 500;
const LONG_MS = 60_000;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serve = (answer: RequestListener) => listen(createServer(answer));

/** Write parts until the client closes the connection; return how many. */
async function pour(response: ServerResponse, part: Buffer, most: number): Promise<number> {
  let count = 0;
  for (; count < most && !response.closed; count += 1) {
    if (!response.write(part))
      await Promise.race([once(response, "drain"), once(response, "close")]);
  }
  response.end();
  return count;
}

async function* drip(text: string) {
  for (;;) {
    yield text;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe.each(["send", "findAuthorization"] as const)("%s", (call) => {
  const ask = (url: string, timeoutMilliseconds = LONG_MS) =>
    createSriClient({ url, timeoutMilliseconds })[call](KEY);

  test("reads two megabytes of an answer of fifty, and closes the connection", async () => {
    const { promise: poured, resolve } = Promise.withResolvers<number>();
    const url = await serve(async (_request, response) =>
      resolve(await pour(response, MEGABYTE, 50)),
    );
    expect(await ask(url)).toEqual({ kind: "unresolved", reason: "answer too large" });
    expect(await poured).toBeLessThan(50);
  });

  test("unpacks two megabytes of an answer that is small until it is unpacked", async () => {
    const packed = gzipSync(Buffer.concat(Array<Buffer>(50).fill(MEGABYTE)));
    const url = await serve((_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(packed);
    });
    expect(await ask(url)).toEqual({ kind: "unresolved", reason: "answer too large" });
  });

  test("gives up an answer that never ends", async () => {
    const url = await serve(async (_request, response) => {
      response.write(RECEIVED.slice(0, 100));
      for await (const part of drip(" ")) {
        if (response.closed) return;
        response.write(part);
      }
    });
    expect(await ask(url, SHORT_MS)).toEqual({ kind: "unresolved", reason: "TimeoutError" });
  });

  test("gives up headers that never end", async () => {
    const server = createSocketServer(async (socket) => {
      socket.on("error", () => {}).write("HTTP/1.1 200 OK\r\n");
      for await (const part of drip("x-more: 1\r\n")) {
        if (socket.destroyed) return;
        socket.write(part);
      }
    });
    expect(await ask(await listen(server), SHORT_MS)).toMatchObject({ kind: "unresolved" });
  });

  test.each([
    ["cut off", "HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n<soap:Envelope>"],
    ["longer than it says", `HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n${RECEIVED}`],
    ["without HTTP", RECEIVED],
    [
      "with two lengths",
      `HTTP/1.1 200 OK\r\ncontent-length: 10\r\ncontent-length: 20\r\n\r\n${RECEIVED}`,
    ],
    ["empty", ""],
  ])("leaves open what an answer %s means", async (_title, text) => {
    const server = createSocketServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(text));
    });
    expect(await ask(await listen(server))).toMatchObject({ kind: "unresolved" });
  });

  test("sends nothing to where an answer redirects", async () => {
    let isAsked = false;
    const other = await serve((_request, response) => {
      isAsked = true;
      response.end(RECEIVED);
    });
    const url = await serve((_request, response) => {
      response.writeHead(307, { location: other }).end();
    });
    expect(await ask(url)).toMatchObject({ kind: "unresolved" });
    expect(isAsked).toBe(false);
  });
});
