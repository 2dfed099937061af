import type { Action } from "./action.ts";

/** Let PayPhone fail to answer, or answer wrongly. */
const faultOfPayphone: Action = async ({ payphone }, pick) => {
  const on = pick.of(["confirm", "find", "find_by_id", "reverse"] as const);
  const noAnswer = ["timeout", "unavailable", "html", "bad_token"];
  const modes = {
    confirm: [...noAnswer, "pending", "timeout_after_effect", "unknown", "late", "service"],
    find: [...noAnswer, "pending", "unknown", "wrong_amount"],
    find_by_id: [...noAnswer, "pending", "unknown", "wrong_amount", "out_of_scope"],
    reverse: [...noAnswer, "timeout_after_effect", "unknown"],
  };
  await payphone.control({ fault: { on, mode: pick.of(modes[on]), times: pick.of([1, 8, 30]) } });
  return undefined;
};

const endFaults: Action = async ({ payphone, sri }) => {
  await payphone.control({ clearFaults: true });
  await sri.control({ clearFaults: true });
  return undefined;
};

/** Let the tax authority fail to answer, or reject. */
const faultOfSri: Action = async ({ sri }, pick) => {
  const fault = pick.of([
    ...["closed", "unavailable", "truncated", "timeout_after_storing", "processing", "empty"],
    ...["returned", "rejected", "rejected_then_authorized"],
  ]);
  const code = { returned: "35", rejected: "39", rejected_then_authorized: "39" }[fault];
  await sri.control({ fault, times: pick.of([1, 3]), ...(code && { code }) });
  return undefined;
};

/** Return a captured payment with the browser's token, without the shop. */
const reverseOutside: Action = async (world, pick) => {
  const { payments } = await world.payphone.control({});
  const payment = pick.maybe(payments.filter(({ state }) => state === "captured"));
  if (!payment || pick.chance(0.5)) return undefined;
  await world.payphone.post("/api/Reverse", { id: payment.transactionId });
  // Its answer may be lost.
  world.notes.returnedOutside.add(String(payment.transactionId));
  return undefined;
};

const HOUR = 3600;

const wait: Action = async (world, pick) => {
  const days = [HOUR, 5 * HOUR, 13 * HOUR, 49 * HOUR, 31 * 24 * HOUR];
  world.passTime(pick.of([20, 60, 130, 200, 400, 700, 1100, ...(pick.chance(0.25) ? days : [])]));
  return undefined;
};

const work: Action = async (world, pick) => {
  const { workers } = world.desks();
  const names = Object.keys(workers) as (keyof typeof workers)[];
  await workers[pick.of([...names, "recover", "recover"] as const)]();
  return undefined;
};

export const OUTSIDE_ACTIONS = {
  faultOfPayphone,
  endFaults,
  faultOfSri,
  reverseOutside,
  wait,
  work,
};
