import { expect, test } from "vitest";
import { serializeRequests } from "./shared-session.ts";

test("runs requests one after the other", async () => {
  const queue = serializeRequests();
  const steps: string[] = [];
  const request = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };
  await Promise.all([queue(request("a")), queue(request("b"))]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("lets files, timers and connections in between the requests of a full queue", async () => {
  const queue = serializeRequests();
  let isTurnOver = false;
  setImmediate(() => {
    isTurnOver = true;
  });
  // As the database answers: within this thread, so that a promise is all it waits for.
  for (let requests = 0; requests < 10 && !isTurnOver; requests += 1) {
    await queue(() => Promise.resolve());
  }
  expect(isTurnOver).toBe(true);
});
