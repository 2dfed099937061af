import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeServer, trackResponses } from "./close-server.ts";

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

function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const CLIENTS = 20;

test.each([
  ["quick", false],
  ["busy computing", true],
] as const)(
  "answers every request sent to a %s server under load, and closes the connections",
  async (_how, isSlow) => {
    const server = createServer((_request, response) => {
      if (isSlow) compute(8);
      setImmediate(() => response.end("ok"));
    });
    const answers = trackResponses(server);
    const url = await listening(server);
    let isRefused = false;
    const answered = Array<number>(CLIENTS).fill(0);
    const failures: unknown[] = [];
    const client = async (_: unknown, place: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isRefused) {
        await ask(url, agent).then(
          () => {
            answered[place] = (answered[place] ?? 0) + 1;
          },
          (error: NodeJS.ErrnoException) => {
            isRefused = true;
            // Requests may fail only because the server has closed.
            if (error.code !== "ECONNREFUSED") failures.push(error);
          },
        );
      }
      agent.destroy();
    };
    const clients = Array.from({ length: CLIENTS }, client);
    // Every connection has been accepted.
    const fewest = () => Math.min(...answered);
    await expect.poll(fewest, { timeout: 20_000 }).toBeGreaterThan(isSlow ? 1 : 10);
    await closeServer(server, answers, 10_000);
    await Promise.all(clients);
    expect(failures).toEqual([]);
  },
  30_000,
);

test("finishes an open request and closes its connection", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    arrive();
    await released;
    response.end("ok");
  });
  const answers = trackResponses(server);
  const agent = new Agent({ keepAlive: true });
  const answer = ask(await listening(server), agent);
  await arrived;
  const closed = closeServer(server, answers, 10_000);
  release();
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([200, "close"]);
  await closed;
  agent.destroy();
});

test("cuts off an open request after the timeout", async () => {
  const server = createServer(() => {});
  const answers = trackResponses(server);
  const agent = new Agent({ keepAlive: true });
  const answer = ask(await listening(server), agent).catch((error: Error) => error);
  await new Promise((resolve) => server.once("request", resolve));
  await closeServer(server, answers, 10);
  expect(await answer).toBeInstanceOf(Error);
  agent.destroy();
});
