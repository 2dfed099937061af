import { expect, test } from "vitest";
import { decodeCsv } from "./csv-encoding.ts";

const TEXT = "descripción;Pantalón";

test("decodes UTF-8 with and without its mark", () => {
  expect(decodeCsv(new TextEncoder().encode(TEXT))).toBe(TEXT);
  expect(decodeCsv(new TextEncoder().encode(`\ufeff${TEXT}`))).toBe(TEXT);
});

test("decodes Windows-1252, which Excel writes as plain CSV", () => {
  expect(decodeCsv(Buffer.from(TEXT, "latin1"))).toBe(TEXT);
  expect(decodeCsv(Uint8Array.of(0x80, 0x93, 0xe9, 0x94))).toBe("€“é”");
});

test("decodes UTF-16 with its mark, which Excel writes as Unicode text", () => {
  expect(decodeCsv(Buffer.from(`\ufeff${TEXT}`, "utf16le"))).toBe(TEXT);
});

test("decodes an empty file", () => {
  expect(decodeCsv(new Uint8Array())).toBe("");
});
