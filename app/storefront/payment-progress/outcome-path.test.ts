import { expect, test } from "vitest";
import { outcomePath } from "./outcome-path.ts";

const PROGRESS = { reference: "GL-1", hasWaited: false, notice: "", receiptLabel: "" };

test.each([
  ["settled", "7", "/confirmation?clientTransactionId=GL-1&id=7"],
  ["over", null, "/confirmation?clientTransactionId=GL-1"],
  ["awaiting", null, "/orders/GL-1"],
] as const)("leads a payment that is %s to its page", (state, transactionId, path) => {
  expect(outcomePath({ ...PROGRESS, state, transactionId })).toBe(path);
});
