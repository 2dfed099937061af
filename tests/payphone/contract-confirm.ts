import { expect } from "vitest";
import { judgePayment, type PaymentVerdict } from "#app/payments/judge-payment.ts";
import {
  CONTRACT_AMOUNTS,
  type ContractCase,
  type Expectation,
  expectApproved,
} from "./contract-case.ts";

const confirmed = (world: ContractCase) =>
  world.provider.confirm(world.transactionId, world.reference);

function expectRefusal(
  kind: "declined" | "cancelled",
  message: string,
  wasAuthorized = false,
): Expectation {
  return async (world) => {
    const { transactionId, reference } = world;
    const answer = { kind, message, transactionId, reference, wasAuthorized };
    expect(await confirmed(world)).toEqual(answer);
    expect(world.calls).toEqual(["POST /api/confirm"]);
  };
}

/** Confirm without an answer is called four times at both hosts, and is never a decline. */
function expectUnresolved(reason: RegExp): Expectation {
  return async (world) => {
    const answer = await confirmed(world);
    expect(answer).toEqual({ kind: "unresolved", reason: expect.stringMatching(reason) });
    const round = ["POST /api/confirm", "POST /api/button/V2/Confirm"];
    expect(world.calls).toEqual([...round, ...round, ...round, ...round]);
    expect(world.delays).toEqual([1500, 1500, 1500]);
  };
}

/** Each request may take 15 s, and none starts that could end later than 45 s after the first. */
const expectTimeout: Expectation = async (world) => {
  expect(await confirmed(world)).toEqual({ kind: "unresolved", reason: "timeout" });
  expect(world.calls).toEqual(["POST /api/confirm", "POST /api/button/V2/Confirm"]);
  expect(world.delays).toEqual([]);
};

function expectVerdict(verdict: PaymentVerdict): Expectation {
  return async (world) => {
    const answer = await confirmed(world);
    if (answer.kind !== "approved") throw new Error(`Expected approved, got ${answer.kind}`);
    const { reference, transactionId } = world;
    const record = { reference, transactionId, total: CONTRACT_AMOUNTS.total };
    expect(judgePayment(answer.payment, record)).toBe(verdict);
  };
}

/** The required result of each answer to Confirm (fact sheet, sections 5 and 9). */
export const confirmCases = {
  approved: async (world) => {
    expectApproved(await confirmed(world), world);
    expect(world.calls).toEqual(["POST /api/confirm"]);
  },
  approved_and_matching: expectVerdict("match"),
  declined: expectRefusal("declined", "Fondos Insuficientes"),
  cancelled: expectRefusal("cancelled", "Cancelada"),
  late_confirm: expectRefusal("cancelled", "Cancelada", true),
  confirmed_twice: async (world) => {
    const first = await confirmed(world);
    expectApproved(first, world);
    expect(await confirmed(world)).toEqual(first);
  },
  html_when_repeated: async (world) => {
    expectApproved(await confirmed(world), world);
    expect(await confirmed(world)).toEqual({ kind: "unresolved", reason: "HTTP 500" });
  },
  first_answer_without_status: async (world) => {
    expectApproved(await confirmed(world), world);
    expect(world.calls).toHaveLength(2);
    expect(world.delays).toEqual([1500]);
  },
  no_answer_with_status: async (world) => {
    expect(await confirmed(world)).toEqual({ kind: "pending" });
    expect(world.calls).toHaveLength(4);
  },
  pending: async (world) => expect(await confirmed(world)).toEqual({ kind: "pending" }),
  first_host_down: async (world) => {
    expectApproved(await confirmed(world), world);
    expect(world.calls).toEqual(["POST /api/confirm", "POST /api/button/V2/Confirm"]);
    expect(world.delays).toEqual([]);
  },
  answer_lost_after_capture: async (world) => {
    expectApproved(await confirmed(world), world);
    expect(world.calls).toEqual(["POST /api/confirm", "POST /api/button/V2/Confirm"]);
  },
  timeout: expectTimeout,
  unavailable: expectUnresolved(/^HTTP 503$/),
  html_body: expectUnresolved(/^HTTP 200 without JSON$/),
  token_rejected: expectUnresolved(/^rejected: HTTP 401, code 802/),
  impossible_id: async (world) => {
    for (const id of ["10000000000", "007", "+7", "1e3", "0"]) {
      expect(world.provider.accepts(id)).toBe(false);
      expect(await world.provider.confirm(id, world.reference)).toEqual({ kind: "unknown" });
    }
    expect(world.provider.accepts(world.transactionId)).toBe(true);
    expect(world.calls).toEqual([]);
  },
  rejected_id: expectUnresolved(/^rejected: HTTP 400, code 800/),
  anothers_id: expectUnresolved(/^rejected: HTTP 401, code 0/),
  id_breaks_the_service: expectUnresolved(/^HTTP 500$/),
  no_usable_date: async (world) => {
    const answer = await confirmed(world);
    expect(answer).toMatchObject({ kind: "approved", payment: { paidAt: null } });
  },
  unknown_id: async (world) => {
    expect(await confirmed(world)).toEqual({ kind: "unknown" });
    expect(world.calls).toEqual(["POST /api/confirm"]);
  },
  wrong_amount: expectVerdict("amount"),
  wrong_currency: expectVerdict("currency"),
  wrong_reference: expectVerdict("reference"),
  wrong_transaction: expectVerdict("transaction"),
  id_of_another_order: expectVerdict("reference"),
  declined_id_of_another_order: async (world) => {
    const { transactionId } = world;
    const answer = await confirmed(world);
    expect(answer).toMatchObject({ kind: "declined", transactionId, reference: "GL-2-another" });
  },
} satisfies Record<string, Expectation>;
