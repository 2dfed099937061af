import { expect, test } from "vitest";
import { LINK_FORM } from "./link-form.ts";

test.each([
  "You won! Claim at https://evil.example/win",
  "HTTPS://EVIL",
  "see WWW.example",
  "evil.com",
  "ana@evil.com",
  "Claim: bit.ly",
  "evil.page/win",
])("%j has a link", (text) => {
  expect(LINK_FORM.test(text)).toBe(true);
});

test.each([
  "Ma. José",
  "Ma.José",
  "O'Connor",
  "Dr. Andrade",
  "J. R. R.",
  "Vda. de Paz",
  "Peña-Córdova",
  "Comercial Andina C.A.",
  "St.John",
  "M.Compañía",
  "Almacén No. 2/3",
])("%j has none", (text) => {
  expect(LINK_FORM.test(text)).toBe(false);
});

test("finds no link in a long text in linear time", () => {
  expect(LINK_FORM.test("a.".repeat(500_000))).toBe(false);
  expect(LINK_FORM.test(`a.${"a".repeat(1_000_000)}`)).toBe(false);
});
