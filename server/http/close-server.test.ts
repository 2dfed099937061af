import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeServer } from "./close-server.ts";

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response));
    }).once("error", reject);
  });
}

test("under load every request that was sent is answered, and the connections end", async () => {
  const server = createServer((_request, response) => setImmediate(() => response.end("ok")));
  const url = await listening(server);
  let isRefused = false;
  let answered = 0;
  const failures: unknown[] = [];
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isRefused) {
      await ask(url, agent).then(
        () => {
          answered += 1;
        },
        (error: NodeJS.ErrnoException) => {
          isRefused = true;
          // The door being shut is the only way a request may fail.
          if (error.code !== "ECONNREFUSED") failures.push(error);
        },
      );
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 20 }, client);
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(200);
  await closeServer(server, 10_000);
  await Promise.all(clients);
  expect(failures).toEqual([]);
});

test("a request under way is finished, and its client told that the connection ends", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    arrive();
    await released;
    response.end("ok");
  });
  const agent = new Agent({ keepAlive: true });
  const answer = ask(await listening(server), agent);
  await arrived;
  const closed = closeServer(server, 10_000);
  release();
  expect((await answer).statusCode).toBe(200);
  await closed;
  agent.destroy();
});

test("whoever never ends is cut off when patience does", async () => {
  const server = createServer(() => {});
  const agent = new Agent({ keepAlive: true });
  const answer = ask(await listening(server), agent).catch((error: Error) => error);
  await new Promise((resolve) => server.once("request", resolve));
  await closeServer(server, 10);
  expect(await answer).toBeInstanceOf(Error);
  agent.destroy();
});
