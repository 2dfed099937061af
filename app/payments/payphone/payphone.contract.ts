import { describe, expect, test } from "vitest";
import { judgePayment, type PaymentVerdict } from "../judge-payment.ts";
import type { PaymentAnswer, PaymentProvider } from "../payment-provider.ts";

/** Amounts in cents of the one payment every case is about. */
export const CONTRACT_AMOUNTS = { subtotal: 11_100, tax: 1665, total: 12_765 };

/** One case brought about: the provider to ask, the payment it is about, and what it did on the wire. */
export type ContractCase = {
  provider: PaymentProvider;
  transactionId: string;
  reference: string;
  /** The requests so far, as `POST /api/confirm`. */
  calls: string[];
  /** The waits between repeats so far, in milliseconds. */
  delays: number[];
};

type Expectation = (world: ContractCase) => Promise<void>;

const confirmed = (world: ContractCase) =>
  world.provider.confirm(world.transactionId, world.reference);
const found = (world: ContractCase) => world.provider.findByReference(world.reference);

function expectApproved(answer: PaymentAnswer, world: ContractCase): void {
  expect(answer).toMatchObject({
    kind: "approved",
    payment: {
      transactionId: world.transactionId,
      reference: world.reference,
      amount: CONTRACT_AMOUNTS.total,
      currency: "USD",
      authorizationCode: expect.stringMatching(/^W\d+$/),
      lastDigits: "4242",
      sandbox: true,
    },
  });
}

function expectRefusal(kind: "declined" | "cancelled", message: string): Expectation {
  return async (world) => {
    const { transactionId, reference } = world;
    expect(await confirmed(world)).toEqual({ kind, message, transactionId, reference });
    expect(world.calls).toEqual(["POST /api/confirm"]);
  };
}

/** A Confirm without an answer is asked four times at both hosts, and is never read as a decline. */
function expectUnresolved(reason: RegExp): Expectation {
  return async (world) => {
    const answer = await confirmed(world);
    expect(answer).toEqual({ kind: "unresolved", reason: expect.stringMatching(reason) });
    const round = ["POST /api/confirm", "POST /api/button/V2/Confirm"];
    expect(world.calls).toEqual([...round, ...round, ...round, ...round]);
    expect(world.delays).toEqual([1500, 1500, 1500]);
  };
}

function expectVerdict(verdict: PaymentVerdict): Expectation {
  return async (world) => {
    const answer = await confirmed(world);
    if (answer.kind !== "approved") throw new Error(`Expected approved, got ${answer.kind}`);
    const { reference, transactionId } = world;
    const record = { reference, transactionId, total: CONTRACT_AMOUNTS.total };
    expect(judgePayment(answer.payment, record)).toBe(verdict);
  };
}

const confirmCases = {
  approved: async (world) => {
    expectApproved(await confirmed(world), world);
    expect(world.calls).toEqual(["POST /api/confirm"]);
  },
  approved_and_matching: expectVerdict("match"),
  declined: expectRefusal("declined", "Fondos Insuficientes"),
  cancelled: expectRefusal("cancelled", "Cancelada"),
  late_confirm: expectRefusal("cancelled", "Cancelada"),
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
  timeout: expectUnresolved(/^timeout$/),
  unavailable: expectUnresolved(/^HTTP 503$/),
  html_body: expectUnresolved(/^HTTP 200 without JSON$/),
  token_refused: expectUnresolved(/^refused: HTTP 401, code 802/),
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

const findCases = {
  find_unpaid: async (world) => {
    expect(await found(world)).toEqual({ kind: "unknown" });
    expect(world.calls).toEqual([`GET /api/Sale/client/${world.reference}`]);
  },
  find_as_object: async (world) => expectApproved(await found(world), world),
  find_as_array: async (world) => expectApproved(await found(world), world),
  find_closed_tab_after_reversal: async (world) => {
    const { transactionId, reference } = world;
    expect(await found(world)).toEqual({
      kind: "cancelled",
      message: "Cancelada",
      transactionId,
      reference,
    });
  },
  find_timeout: async (world) => {
    expect(await found(world)).toEqual({ kind: "unresolved", reason: "timeout" });
    expect(world.calls).toHaveLength(1);
  },
  find_token_refused: async (world) => {
    const reason = expect.stringMatching(/802/);
    expect(await found(world)).toEqual({ kind: "unresolved", reason });
  },
  find_by_id: async (world) => {
    expectApproved(await world.provider.findByTransaction(world.transactionId), world);
    expect(world.calls).toEqual([`GET /api/Sale/${world.transactionId}`]);
  },
  find_by_id_out_of_scope: async (world) => {
    const answer = await world.provider.findByTransaction(world.transactionId);
    expect(answer).toEqual({ kind: "unknown" });
  },
} satisfies Record<string, Expectation>;

const reverseCases = {
  reverse_same_day: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("reversed");
    expect(world.calls.at(-1)).toBe("POST /api/Reverse");
  },
  reverse_after_hours: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("refused");
  },
  reverse_repeated: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("reversed");
    expect(await world.provider.reverse(world.transactionId)).toBe("reversed");
  },
  reverse_answer_lost: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("reversed");
    const { transactionId } = world;
    expect(world.calls.slice(-2)).toEqual(["POST /api/Reverse", `GET /api/Sale/${transactionId}`]);
  },
  reverse_unavailable: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("unresolved");
  },
  reverse_token_refused: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("unresolved");
  },
  reverse_unknown: async (world) => {
    expect(await world.provider.reverse(world.transactionId)).toBe("refused");
  },
} satisfies Record<string, Expectation>;

const allCases = { ...confirmCases, ...findCases, ...reverseCases };
export type ContractCaseName = keyof typeof allCases;

/**
 * Runs the one suite every PayPhone must pass, over each case the fact sheet documents (sections 5 and 9). Takes a name
 * for the report and a function that brings a case about.
 */
export function testPayphoneContract(
  name: string,
  bringAbout: (caseName: ContractCaseName) => Promise<ContractCase>,
): void {
  describe(name, () => {
    const names = Object.keys(allCases) as ContractCaseName[];
    test.each(names)("%s", async (caseName) => allCases[caseName](await bringAbout(caseName)));
  });
}
