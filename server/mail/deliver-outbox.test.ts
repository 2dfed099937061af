import { expect, onTestFinished, test, vi } from "vitest";
import type { Outbox, OutboxMail } from "#app/data/server/outbox.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { MailRejected, type MailTransport } from "./mail-transport.ts";

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
  const recorded: unknown[] = [];
  const outbox: Outbox = {
    claim: async () => mails,
    discard: async (id) => void recorded.push(["discarded", id]),
    recordSent: async (id) => void recorded.push(["sent", id]),
    recordFailure: async (id, error, wait) => void recorded.push(["failed", id, error, wait]),
  };
  const transport = { send, close() {} };
  return { recorded, parts: { outbox, transport, compose: () => content, logger: silentLogger } };
}

test("sends each email once and records it at once", async () => {
  const sent: string[] = [];
  const { recorded, parts } = deliveryOf([mailOf(1), mailOf(2)], async ({ key }) => {
    sent.push(key);
  });
  expect(await deliverOutbox(parts, () => false)).toBe(2);
  expect(sent).toEqual(["key:1", "key:2"]);
  expect(recorded).toEqual([
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
  [20, 21_600],
  [127, 21_600],
  [128, null],
])("retries attempt %i after %s seconds", async (attempts, wait) => {
  const { recorded, parts } = deliveryOf([mailOf(1, attempts)], async () => {
    throw new Error("away");
  });
  await deliverOutbox(parts, () => false);
  expect(recorded).toEqual([["failed", 1, "away", wait]]);
});

test("gives up a rejected email and sends the next", async () => {
  const { recorded, parts } = deliveryOf([mailOf(1), mailOf(2)], async ({ key }) => {
    if (key === "key:1") throw new MailRejected("no such user");
  });
  await deliverOutbox(parts, () => false);
  expect(recorded).toEqual([
    ["failed", 1, "no such user", null],
    ["sent", 2],
  ]);
});

test.each([
  [14, ["sent", 1]],
  [16, ["discarded", 1]],
])("after %i minutes an email with the link of a new password is %o", async (minutes, outcome) => {
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const mail = { ...mailOf(1), kind: "password_reset", createdAt };
  const { recorded, parts } = deliveryOf([mail], async () => {});
  await deliverOutbox(parts, () => false);
  expect(recorded).toEqual([outcome]);
});

test("sends no further email when stopping", async () => {
  const { recorded, parts } = deliveryOf([mailOf(1), mailOf(2)], async () => {});
  await deliverOutbox(parts, () => recorded.length > 0);
  expect(recorded).toEqual([["sent", 1]]);
});

test("sends nothing more of a batch whose lease ended while the process was suspended", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { recorded, parts } = deliveryOf([mailOf(1), mailOf(2)], async () => {
    vi.setSystemTime(Date.now() + 301_000);
  });
  await deliverOutbox(parts, () => false);
  expect(recorded).toEqual([["sent", 1]]);
});
