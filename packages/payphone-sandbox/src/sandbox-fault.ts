import { z } from "zod";
import type { SandboxPayment } from "./sandbox-payment.ts";

const NO_ANSWER = ["timeout", "unavailable", "html", "bad_token"] as const;
/** Answers to an id that is impossible or another merchant's. */
const NOT_OURS = ["invalid", "out_of_scope", "service"] as const;
const WRONG_ANSWER = [
  "pending",
  "without_status",
  "wrong_amount",
  "wrong_currency",
  "wrong_reference",
  "wrong_transaction",
  "wrong_date",
] as const;

const FIND = [
  ...NO_ANSWER,
  ...NOT_OURS,
  ...WRONG_ANSWER,
  "rate_limited",
  "unknown",
  "as_array",
] as const;

/** The faults of each call that the fact sheet (section 9) asks for. */
const FAULT_MODES = {
  prepare: [...NO_ANSWER, "wrong_domain"],
  confirm: [
    ...NO_ANSWER,
    ...NOT_OURS,
    ...WRONG_ANSWER,
    "timeout_after_effect",
    "html_when_repeated",
    "unknown",
    "late",
  ],
  find: FIND,
  find_by_id: FIND,
  reverse: [...NO_ANSWER, "timeout_after_effect", "unknown"],
} as const;

export type FaultTarget = keyof typeof FAULT_MODES;
export type FaultMode = (typeof FAULT_MODES)[FaultTarget][number];

const reference = z.string().min(1).max(50).optional();
const times = z.number().int().positive().max(1000).optional();

/**
 * A pending fault. With a `reference` it applies to that payment until `times` answers are spent; without one it
 * applies to the next call of its target, once by default. A prepare has no payment yet.
 */
export const SandboxFaultSchema = z.discriminatedUnion("on", [
  z.strictObject({ on: z.literal("prepare"), mode: z.enum(FAULT_MODES.prepare), times }),
  z.strictObject({ on: z.literal("confirm"), mode: z.enum(FAULT_MODES.confirm), reference, times }),
  z.strictObject({ on: z.literal("find"), mode: z.enum(FAULT_MODES.find), reference, times }),
  z.strictObject({
    on: z.literal("find_by_id"),
    mode: z.enum(FAULT_MODES.find_by_id),
    reference,
    times,
  }),
  z.strictObject({ on: z.literal("reverse"), mode: z.enum(FAULT_MODES.reverse), reference, times }),
]);
export type SandboxFault = z.infer<typeof SandboxFaultSchema>;
export type ConfirmFaultMode = (typeof FAULT_MODES.confirm)[number];

/** Return whether a fault applies to a call about a payment (null when there is none). */
export function faultApplies(
  fault: SandboxFault,
  on: FaultTarget,
  payment: SandboxPayment | null,
): boolean {
  if (fault.on !== on) return false;
  const reference = referenceOf(fault);
  if (reference !== undefined && reference !== payment?.reference) return false;
  return fault.mode !== "html_when_repeated" || (payment?.confirmedAt ?? null) !== null;
}

/** Return what remains of an applied fault, or null. */
export function remainderOf(fault: SandboxFault): SandboxFault | null {
  const times = fault.times ?? (referenceOf(fault) === undefined ? 1 : undefined);
  if (times === undefined) return fault;
  return times > 1 ? { ...fault, times: times - 1 } : null;
}

function referenceOf(fault: SandboxFault): string | undefined {
  return "reference" in fault ? fault.reference : undefined;
}
