import { expect, test } from "vitest";
import type { AccessKeyParts } from "./access-key-parts.ts";
import { buildAccessKey } from "./build-access-key.ts";
import { moduloElevenDigit } from "./modulo-eleven.ts";
import { parseAccessKey } from "./parse-access-key.ts";

const PARTS: AccessKeyParts = {
  date: "2012-03-04",
  documentType: "factura",
  ruc: "1792261104001",
  environment: "test",
  number: { establishment: "001", emissionPoint: "501", sequential: 8 },
  numericCode: "12345678",
};

const TRUE_KEYS = [
  "0211202401050306179800120010020000000677300995216",
  "0403201301179226110400110015010000000081234567816",
  "0503201201176001321000110010030009900641234567814",
  "0601201601176001321000110011230000000081234567817",
  "0603201304176001321000110015010000000461234567817",
  "0603201306176001321000110015010000000081234567812",
  "1111202401099338176200110020010000003961234567815",
];

test.each(TRUE_KEYS)("reads %s and builds it again", (key) => {
  const result = parseAccessKey(key);
  expect(result.valid && buildAccessKey(result.parts)).toBe(key);
});

test.each([
  "0403201301176815353000110015010000000081234567816",
  "2111202401176001321000110010010000011171234567810",
])("rejects %s, printed with a false check digit", (key) => {
  expect(parseAccessKey(key)).toEqual({ valid: false, reason: "check-digit" });
});

test("names the parts of a key", () => {
  expect(parseAccessKey("0403201301179226110400110015010000000081234567816")).toEqual({
    valid: true,
    parts: { ...PARTS, date: "2013-03-04" },
  });
});

test("rejects every single wrong digit", () => {
  for (const key of TRUE_KEYS) {
    for (const index of [...key].keys()) {
      for (let step = 1; step < 10; step++) {
        const digit = (Number(key[index]) + step) % 10;
        const wrong = `${key.slice(0, index)}${digit}${key.slice(index + 1)}`;
        expect(parseAccessKey(wrong).valid).toBe(false);
      }
    }
  }
});

test.each([
  [{ date: "2026-02-29" }, "access-key-date"],
  [{ date: "2026-2-9" }, "access-key-date"],
  [{ date: "1999-12-31" }, "access-key-date"],
  [{ ruc: "1792261104002" }, "access-key-ruc"],
  [{ ruc: "1792261104" }, "access-key-ruc"],
  [{ numericCode: "1234567" }, "access-key-numeric-code"],
  [{ numericCode: "1234567a" }, "access-key-numeric-code"],
  [{ number: { ...PARTS.number, establishment: "1" } }, "document-number"],
  [{ number: { ...PARTS.number, emissionPoint: "000" } }, "document-number"],
  [{ number: { ...PARTS.number, sequential: 0 } }, "document-number"],
  [{ number: { ...PARTS.number, sequential: 1.5 } }, "document-number"],
  [{ number: { ...PARTS.number, sequential: 1_000_000_000 } }, "document-number"],
])("builds no key of %j: %s", (change, code) => {
  expect(() => buildAccessKey({ ...PARTS, ...change })).toThrow(expect.objectContaining({ code }));
});

/** Replace digits of a true key and give it the right check digit. */
function changedKey(at: number, digits: string): string {
  const key = buildAccessKey(PARTS).slice(0, 48);
  const changed = `${key.slice(0, at)}${digits}${key.slice(at + digits.length)}`;
  return `${changed}${moduloElevenDigit(changed)}`;
}

test.each([
  [changedKey(0, "3102"), "date"],
  [changedKey(8, "02"), "document-type"],
  [changedKey(20, "002"), "ruc"],
  [changedKey(23, "3"), "environment"],
  [changedKey(24, "000"), "document-number"],
  [changedKey(30, "000000000"), "document-number"],
  [changedKey(47, "2"), "emission-type"],
  [`${changedKey(0, "04")}0`, "shape"],
  [changedKey(0, "04").slice(1), "shape"],
  ["", "shape"],
])("reads no parts of %s: %s", (key, reason) => {
  expect(parseAccessKey(key)).toEqual({ valid: false, reason });
});

test("writes the remainders 11 and 10 as 0 and 1", () => {
  expect([moduloElevenDigit("0"), moduloElevenDigit("6"), moduloElevenDigit("1")]).toEqual([
    0, 1, 9,
  ]);
});
