import { expect, test } from "vitest";
import type { Outbox, OutboxMail } from "#app/data/server/outbox.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { MailRefused, type MailTransport } from "./mail-transport.ts";

const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };
const content = { subject: "s", text: "t", html: "h" };

const mailOf = (id: number, attempts = 1): OutboxMail => ({
  id,
  kind: "order_confirmation",
  recipient: `${id}@example.com`,
  payload: {},
  dedupeKey: `key:${id}`,
  attempts,
  createdAt: "2026-11-22T03:30:00.000Z",
});

function deliveryOf(mails: OutboxMail[], send: MailTransport["send"]) {
  const said: unknown[] = [];
  const outbox: Outbox = {
    claim: async () => mails,
    recordSent: async (id) => void said.push(["sent", id]),
    recordFailure: async (id, error, wait) => void said.push(["failed", id, error, wait]),
  };
  const transport = { send, close() {} };
  return { said, parts: { outbox, transport, compose: () => content, logger: silentLogger } };
}

test("each e-mail is sent once and recorded at once", async () => {
  const sent: string[] = [];
  const { said, parts } = deliveryOf([mailOf(1), mailOf(2)], async ({ key }) => {
    sent.push(key);
  });
  expect(await deliverOutbox(parts, () => false)).toBe(2);
  expect(sent).toEqual(["key:1", "key:2"]);
  expect(said).toEqual([
    ["sent", 1],
    ["sent", 2],
  ]);
});

test.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [12, 21_600],
  [19, 21_600],
  [20, null],
])("after attempt %i the next wait is %s seconds", async (attempts, wait) => {
  const { said, parts } = deliveryOf([mailOf(1, attempts)], async () => {
    throw new Error("away");
  });
  await deliverOutbox(parts, () => false);
  expect(said).toEqual([["failed", 1, "away", wait]]);
});

test("a refused e-mail is given up at once and does not stand in the way of the next", async () => {
  const { said, parts } = deliveryOf([mailOf(1), mailOf(2)], async ({ key }) => {
    if (key === "key:1") throw new MailRefused("no such user");
  });
  await deliverOutbox(parts, () => false);
  expect(said).toEqual([
    ["failed", 1, "no such user", null],
    ["sent", 2],
  ]);
});

test("a shop that stops begins no further e-mail", async () => {
  const { said, parts } = deliveryOf([mailOf(1), mailOf(2)], async () => {});
  await deliverOutbox(parts, () => said.length > 0);
  expect(said).toEqual([["sent", 1]]);
});
