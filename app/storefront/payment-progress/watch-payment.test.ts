import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPayment } from "./watch-payment.ts";

type Answer = object | "error" | "limit" | "silence";

const asked: string[] = [];
const seen: object[] = [];
let controller: AbortController;

const WORDS = { notice: "", receiptLabel: "" };
const CHECKING = { state: "checking", transactionId: "7", ...WORDS };
const SETTLED = { state: "settled", transactionId: "7", ...WORDS };
const OVER = { state: "over", transactionId: null, ...WORDS };

/** Watch a payment whose questions get these answers, the last one repeatedly. */
function watch(answers: Answer[], reference: string | null = "GL-1", isCertain = false) {
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === "silence") return new Promise(() => {});
    if (answer === "limit") return new Response("", { status: 429 });
    return answer === "error" ? new Response("", { status: 503 }) : Response.json(answer);
  });
  const { signal } = controller;
  const onChange = (progress: object) => seen.push(progress);
  void watchPayment({ path: "/es/checkout/payment", reference, isCertain, signal, onChange });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  seen.length = 0;
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("knows no payment without a checkout, and asks nothing", async () => {
  watch([OVER], null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([{ ...OVER, reference: null, hasWaited: false }]);
  expect(asked).toEqual([]);
});

test("asks once about a checkout without a payment", async () => {
  watch([OVER]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([{ ...OVER, reference: "GL-1", hasWaited: false }]);
  expect(asked).toEqual(["/es/checkout/payment?reference=GL-1"]);
});

test("asks again while the payment is being checked, through failures, until it is final", async () => {
  watch([CHECKING, "error", CHECKING, SETTLED]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject([
    { state: "checking", hasWaited: false },
    { state: "checking", hasWaited: true },
    { state: "settled", hasWaited: true, reference: "GL-1" },
  ]);
  expect(asked).toHaveLength(4);
});

test.each([["error"], ["silence"], [{ state: "new" }], [null]] as [Answer][])(
  "does not hold up a page when the first answer is %j",
  async (answer) => {
    watch([answer]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toMatchObject([{ state: "over", hasWaited: false }]);
    expect(asked).toHaveLength(1);
  },
);

test("counts an answer above the limit of look-ups as a payment that is being checked", async () => {
  watch(["limit", "limit", SETTLED]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject([
    { state: "checking", hasWaited: false },
    { state: "checking", hasWaited: true },
    { state: "settled", hasWaited: true, transactionId: "7" },
  ]);
});

test("remembers the id of a payment that could not be kept", async () => {
  watch([CHECKING, OVER]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.at(-1)).toMatchObject({ state: "over", transactionId: "7", hasWaited: true });
});

test("asks until it has an answer about a payment that is certain", async () => {
  watch(["error", "silence", SETTLED], "GL-1", true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject([{ state: "settled", hasWaited: true }]);
});

test("stops when the page is left", async () => {
  watch([CHECKING]);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
