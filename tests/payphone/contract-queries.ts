import { expect } from "vitest";
import type { Reversal } from "#app/payments/payment-provider.ts";
import { type ContractCase, type Expectation, expectApproved, found } from "./contract-case.ts";

/** Expect a captured payment that Sale by id does not show to be found by reference, complete. */
function expectOnlyByReference(byId: object): Expectation {
  return async (world) => {
    expect(await world.provider.findByTransaction(world.transactionId)).toEqual(byId);
    expectApproved(await found(world), world);
  };
}

/** The required result of each answer to Sale (fact sheet, section 5). */
export const findCases = {
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
      wasAuthorized: true,
    });
  },
  find_timeout: async (world) => {
    expect(await found(world)).toEqual({ kind: "unresolved", reason: "timeout" });
    expect(world.calls).toHaveLength(1);
  },
  find_token_rejected: async (world) => {
    const reason = expect.stringMatching(/802/);
    expect(await found(world)).toEqual({ kind: "unresolved", reason });
  },
  find_rate_limited: async (world) => {
    const reason = expect.stringMatching(/^HTTP 429/);
    expect(await found(world)).toEqual({ kind: "unresolved", reason });
    expect(world.calls).toHaveLength(1);
  },
  find_by_id: async (world) => {
    expectApproved(await world.provider.findByTransaction(world.transactionId), world);
    expect(world.calls).toEqual([`GET /api/Sale/${world.transactionId}`]);
  },
  find_by_id_out_of_scope: async (world) => {
    const answer = await world.provider.findByTransaction(world.transactionId);
    expect(answer).toEqual({ kind: "unknown" });
  },
  find_by_id_not_found: expectOnlyByReference({ kind: "unknown" }),
  find_by_id_unauthorized: expectOnlyByReference({ kind: "unknown" }),
  find_by_id_rejected: expectOnlyByReference({
    kind: "unresolved",
    reason: expect.stringMatching(/^rejected: HTTP 400, code 800/),
  }),
} satisfies Record<string, Expectation>;

const reverse = async ({ provider, transactionId, reference }: ContractCase) =>
  (await provider.reverse(transactionId, reference)).kind;

/** Expect Sale by reference to tell the state when Sale by id does not know the payment. */
function expectReversal(reversal: Reversal["kind"]): Expectation {
  return async (world) => {
    const { transactionId, reference } = world;
    expect(await reverse(world)).toBe(reversal);
    expect(world.calls.slice(-3)).toEqual([
      "POST /api/Reverse",
      `GET /api/Sale/${transactionId}`,
      `GET /api/Sale/client/${reference}`,
    ]);
  };
}

/** The required result of each answer to Reverse (fact sheet, section 5). */
export const reverseCases = {
  reverse_same_day: async (world) => {
    expect(await reverse(world)).toBe("reversed");
    expect(world.calls.at(-1)).toBe("POST /api/Reverse");
  },
  reverse_after_hours: async (world) => {
    expect(await reverse(world)).toBe("refused");
  },
  reverse_repeated: async (world) => {
    expect(await reverse(world)).toBe("reversed");
    expect(await reverse(world)).toBe("reversed");
  },
  reverse_answer_lost: async (world) => {
    expect(await reverse(world)).toBe("reversed");
    const { transactionId } = world;
    expect(world.calls.slice(-2)).toEqual(["POST /api/Reverse", `GET /api/Sale/${transactionId}`]);
  },
  reverse_answer_lost_and_id_unknown: expectReversal("reversed"),
  reverse_not_found_but_back: expectReversal("reversed"),
  reverse_refused_and_id_unknown: expectReversal("refused"),
  reverse_answer_lost_and_reference_silent: expectReversal("unresolved"),
  reverse_unavailable: async (world) => {
    expect(await reverse(world)).toBe("unresolved");
  },
  reverse_token_rejected: async (world) => {
    expect(await reverse(world)).toBe("unresolved");
  },
  reverse_unknown: async (world) => {
    expect(await reverse(world)).toBe("refused");
  },
} satisfies Record<string, Expectation>;
