import { expect, test } from "vitest";
import { cedulaCheckDigit } from "./cedula.ts";
import { checkIdentityNumber } from "./identity-number.ts";
import { isDoubtfulRuc } from "./ruc.ts";

test.each([
  ["cedula", "1710034065"],
  ["cedula", "0503061798"],
  ["cedula", "1760034064"],
  ["ruc", "1710034065001"],
  ["ruc", "0503061798001"],
  ["ruc", "1760013210001"],
  ["ruc", "1792261104001"],
  ["ruc", "1793213150001"],
  ["ruc", "0993370026001"],
  ["passport", "A12345"],
  ["passport", "X".repeat(20)],
  ["foreign", "20123456789"],
  ["final-consumer", "9999999999999"],
] as const)("accepts the %s %s", (kind, number) => {
  expect(checkIdentityNumber(kind, number)).toEqual({ valid: true, kind, number });
});

test.each([
  ["cedula", "", "empty"],
  ["cedula", "1710034064", "check-digit"],
  ["cedula", "1710034605", "check-digit"],
  ["cedula", "171003406", "length"],
  ["cedula", "17100340650", "length"],
  ["cedula", "171003406A", "characters"],
  ["cedula", "１710034065", "characters"],
  ["cedula", "0010034065", "province"],
  ["cedula", "2510034065", "province"],
  ["cedula", "1760034065", "check-digit"],
  ["cedula", "1770034062", "third-digit"],
  ["ruc", "1710034065", "length"],
  ["ruc", "1710034065002", "establishment"],
  ["ruc", "1710034064001", "check-digit"],
  ["ruc", "1770034065001", "third-digit"],
  ["ruc", "1793213150000", "establishment"],
  ["ruc", "179321315000X", "characters"],
  ["passport", "A123", "length"],
  ["passport", "X".repeat(21), "length"],
  ["passport", "A12345&", "characters"],
  ["foreign", "Ñ12345", "characters"],
  ["final-consumer", "9999999999998", "not-final-consumer"],
  ["final-consumer", "999999999999", "not-final-consumer"],
] as const)("rejects the %s %j: %s", (kind, number, reason) => {
  expect(checkIdentityNumber(kind, number)).toEqual({ valid: false, kind, number, reason });
});

test.each([
  ["a company's", "1792261104001", false],
  ["a company's with two digits exchanged", "1792261140001", true],
  ["a real S.A.S.'s that fails the formula", "1793213150001", true],
  ["a public body's", "1760013210001", false],
  ["a public body's with a wrong digit", "1760013220001", true],
  ["a person's, which is their cédula", "1710034065001", false],
  ["a foreign resident's, whose cédula has a third digit 6", "1760034064001", false],
])("doubts a RUC by modulo 11 only: %s", (_whose, number, isDoubtful) => {
  expect(isDoubtfulRuc(number)).toBe(isDoubtful);
  expect(checkIdentityNumber("ruc", number).valid).toBe(true);
});

test("ignores spaces and hyphens, and writes letters in upper case", () => {
  expect(checkIdentityNumber("cedula", " 171003406-5 ")).toMatchObject({ number: "1710034065" });
  expect(checkIdentityNumber("passport", "ab 123–456")).toMatchObject({ number: "AB123456" });
});

test("accepts a cédula issued abroad", () => {
  expect(checkIdentityNumber("cedula", `301003406${cedulaCheckDigit("301003406")}`).valid).toBe(
    true,
  );
});

test("accepts one of ten check digits, and rejects every single wrong digit", () => {
  for (let number = 170_000_000; number < 177_000_000; number += 104_729) {
    const nine = String(number);
    const cedulas = [..."0123456789"].map((digit) => `${nine}${digit}`);
    const valid = cedulas.filter((cedula) => checkIdentityNumber("cedula", cedula).valid);
    expect(valid).toEqual([`${nine}${cedulaCheckDigit(nine)}`]);
    for (const [index] of [...nine].entries()) {
      const digit = (Number(nine[index]) + 1) % 10;
      const wrong = `${nine.slice(0, index)}${digit}${valid[0]?.slice(index + 1)}`;
      expect(checkIdentityNumber("cedula", wrong).valid).toBe(false);
    }
  }
});
