import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { forwardRequest } from "./forward-request.ts";

setFlagsFromString("--expose_gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Large enough to be read in several pieces. */
const BODY = "x".repeat(500_000);

test("an answer that is read late is whole, whatever was collected meanwhile", async () => {
  const server = createServer((_request, response) => response.end(BODY));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const send = (request: Request, signal: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, { signal });
  const url = new URL("http://shop.test/auth/v1/user");
  const answer = await forwardRequest(
    { method: "GET", url, headers: new Headers(), body: null },
    send,
  );
  for (let round = 0; round < 5; round += 1) {
    collectGarbage();
    await delay(10);
  }
  expect(await answer.text()).toBe(BODY);
  server.close();
});
