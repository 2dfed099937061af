import { expect, test } from "vitest";
import { type MethodDraft, readMethodDraft } from "./payment-method-draft.ts";

const draft: MethodDraft = {
  isEnabled: true,
  instructions: " Bank Pichincha ",
  instructionsEs: "",
  maxAmount: "500,50",
  provinces: ["Azuay"],
  holdHours: "48",
};

test("reads the form of a way to pay", () => {
  expect(readMethodDraft("transfer", draft)).toEqual({
    ok: true,
    changes: {
      isEnabled: true,
      instructions: { en: "Bank Pichincha", es: "" },
      maxAmount: 50050,
      provinces: ["Azuay"],
      holdHours: 48,
    },
  });
  expect(readMethodDraft("transfer", { ...draft, maxAmount: " " })).toMatchObject({
    changes: { maxAmount: null },
  });
});

test("asks where to transfer to, but nothing about what is paid on handover", () => {
  const silent = { ...draft, instructions: " " };
  expect(readMethodDraft("deuna", silent)).toEqual({ ok: false, problem: "instructions" });
  expect(readMethodDraft("deuna", { ...silent, isEnabled: false })).toMatchObject({ ok: true });
  for (const kind of ["cash_on_delivery", "pay_at_pickup"] as const) {
    expect(readMethodDraft(kind, silent)).toMatchObject({ ok: true });
  }
});

test.each([
  ["maxAmount", "0"],
  ["maxAmount", "-5"],
  ["maxAmount", "much"],
  ["maxAmount", "1.234"],
  ["holdHours", "0"],
  ["holdHours", "337"],
  ["holdHours", "1.5"],
  ["holdHours", ""],
] as const)("rejects %s %j", (field, value) => {
  expect(readMethodDraft("transfer", { ...draft, [field]: value })).toEqual({
    ok: false,
    problem: field,
  });
});
