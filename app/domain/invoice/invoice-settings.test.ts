import { expect, test } from "vitest";
import { SAMPLE_INVOICE_SETTINGS } from "../testing/sample-invoice-settings.ts";
import { INVOICE_CHECKS, type InvoiceSettings, invoiceChecks } from "./invoice-settings.ts";

const SETTINGS: InvoiceSettings = {
  ...SAMPLE_INVOICE_SETTINGS,
  environment: "test",
  legal_name: "Gemma Luce S.A.S.",
  head_office_address: "Quito",
};
const CERTIFICATE = {
  subject: "GEMMA",
  issuer: "CA",
  rucs: ["1710034065001", "1792261104001"],
  validFrom: "2026-01-01T00:00:00.000Z",
  validUntil: "2028-01-01T00:00:00.000Z",
};
const NOW = Date.parse("2026-11-24T12:00:00Z");
const failed = (...values: Parameters<typeof invoiceChecks>) => {
  const checks = invoiceChecks(...values);
  return INVOICE_CHECKS.filter((check) => !checks[check]);
};

test("passes complete settings with their certificate, also one that names no RUC or two", () => {
  expect(failed(SETTINGS, CERTIFICATE, NOW)).toEqual([]);
  expect(failed(SETTINGS, { ...CERTIFICATE, rucs: [] }, NOW)).toEqual([]);
});

test("fails what is missing or wrong, each by its name", () => {
  const empty = { ruc: "1792261104002", legal_name: " ", head_office_address: "" };
  expect(failed({ ...SETTINGS, ...empty, emission_point: "000" }, null, NOW)).toEqual([
    ...INVOICE_CHECKS,
  ]);
  const other = { ...CERTIFICATE, rucs: ["1710034065001"] };
  expect(failed(SETTINGS, other, NOW)).toEqual(["certificate_ruc"]);
  expect(failed(SETTINGS, CERTIFICATE, NOW + 2e11)).toEqual(["certificate_time"]);
  expect(failed(SETTINGS, CERTIFICATE, NOW - 4e10)).toEqual(["certificate_time"]);
});
