import { expect, test } from "vitest";
import { type NextStep, nextStepOf } from "./next-step.ts";
import type { SriMessage } from "./sri-message.ts";

const errors = (...codes: string[]): SriMessage[] =>
  codes.map((code) => ({ code, message: "", kind: "error" }));

test.each<[NextStep, string]>([
  ["stop", "26 35 36 45 47 48 49 52 58 65 67 69 80"],
  ["owner-acts", "37 39 40 46 56 57 63"],
  ["ask", "43 70"],
  ["retry", "50"],
])("the step %s follows on each of its codes %s", (step, codes) => {
  for (const code of codes.split(" ")) expect(nextStepOf(errors(code)), code).toBe(step);
});

test("the gravest of several codes decides, in any order", () => {
  expect(nextStepOf(errors("50", "43"))).toBe("ask");
  expect(nextStepOf(errors("43", "50"))).toBe("ask");
  expect(nextStepOf(errors("43", "39"))).toBe("owner-acts");
  expect(nextStepOf(errors("39", "35", "50"))).toBe("stop");
});

test("an error of an unknown code stops the document, and no warning does", () => {
  expect(nextStepOf(errors("50", "999"))).toBe("stop");
  expect(nextStepOf([{ code: "60", message: "", kind: "warning" }, ...errors("50")])).toBe("retry");
  expect(nextStepOf([{ code: "999", message: "", kind: "warning" }])).toBe("retry");
  expect(nextStepOf([])).toBe("retry");
});
