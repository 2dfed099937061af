import { type FaultMode, type FaultTarget, faultApplies, remainderOf } from "./sandbox-fault.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { SandboxControls, SandboxStore } from "./sandbox-store.ts";

export type SandboxLedger = {
  /** The sandbox clock in epoch milliseconds: the given one plus the offset of a test. */
  now(): number;
  payments(): SandboxPayment[];
  byReference(reference: string): SandboxPayment | null;
  byTransaction(transactionId: number): SandboxPayment | null;
  byPaymentId(paymentId: string): SandboxPayment | null;
  /** Store a new or changed payment. */
  save(payment: SandboxPayment): void;
  controls(): SandboxControls;
  setControls(controls: SandboxControls): void;
  /** Return and spend the fault that applies to a call, if any. */
  takeFault(on: FaultTarget, payment: SandboxPayment | null): FaultMode | null;
};

/** Create the ledger by replaying the store. The clock is in epoch milliseconds. */
export function createLedger(store: SandboxStore, clock: () => number): SandboxLedger {
  const payments = new Map<string, SandboxPayment>();
  let controls: SandboxControls = { clockOffsetMs: 0, faults: [] };
  for (const record of store.records()) {
    if ("payment" in record) payments.set(record.payment.reference, record.payment);
    else controls = record.controls;
  }

  const find = (matches: (payment: SandboxPayment) => boolean) =>
    [...payments.values()].find(matches) ?? null;

  function setControls(next: SandboxControls): void {
    store.append({ controls: next });
    controls = next;
  }

  return {
    now: () => clock() + controls.clockOffsetMs,
    payments: () => [...payments.values()],
    byReference: (reference) => payments.get(reference) ?? null,
    byTransaction: (id) => find((payment) => payment.transactionId === id),
    byPaymentId: (id) => find((payment) => payment.paymentId === id),
    save: (payment) => {
      store.append({ payment });
      payments.set(payment.reference, payment);
    },
    controls: () => controls,
    setControls,
    takeFault: (on, payment) => {
      const index = controls.faults.findIndex((fault) => faultApplies(fault, on, payment));
      const fault = controls.faults[index];
      if (!fault) return null;
      const rest = remainderOf(fault);
      if (rest !== fault) {
        const faults = controls.faults.toSpliced(index, 1, ...(rest ? [rest] : []));
        setControls({ ...controls, faults });
      }
      return fault.mode;
    },
  };
}
