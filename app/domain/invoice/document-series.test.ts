import { expect, test } from "vitest";
import { readNextNumber, settableSeries } from "./document-series.ts";

test.each([
  ["13", 13],
  [" 000000120 ", 120],
  ["1000012", 1_000_012],
])("skips from 12 to %j", (text, number) => {
  expect(readNextNumber(text, 12)).toEqual({ ok: true, number });
});

test.each([
  "",
  "0",
  "-13",
  "1.5",
  "1e3",
  "twenty",
  "1000000000",
  "001-001-000000120",
  "2411202601179226110400110010010000000011234567811",
])("rejects %j, which is no number of a document", (text) => {
  expect(readNextNumber(text, 12)).toEqual({ ok: false, problem: "number" });
});

test.each(["12", "11", "1"])("rejects %j, which is not above the next number", (text) => {
  expect(readNextNumber(text, 12)).toEqual({ ok: false, problem: "behind" });
});

test.each(["1000013", "999999999"])("rejects %j, which skips over a million numbers", (text) => {
  expect(readNextNumber(text, 12)).toEqual({ ok: false, problem: "far" });
});

test.each([
  ["off", "1792261104001", ["production"]],
  ["test", "1792261104001", ["production", "test"]],
  ["production", "1792261104001", ["production"]],
  ["sandbox", "1792261104001", ["production", "sandbox"]],
  ["sandbox", "", ["sandbox"]],
  ["off", "", []],
] as const)("while invoices are %s for the RUC %j, offers the numbers of %j", (...given) => {
  const [environment, ruc, shown] = given;
  const series = settableSeries({ environment, ruc }, ({ kind }) => (kind === "invoice" ? 7 : 1));
  expect(series).toEqual(
    shown.flatMap((each) => [
      { environment: each, kind: "invoice", next: 7 },
      { environment: each, kind: "credit_note", next: 1 },
    ]),
  );
});
