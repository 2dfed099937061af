import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { joinP12 } from "../testing/join-p12.ts";
import { PASSWORD, RUC, testP12, VALID_FROM, VALID_UNTIL } from "../testing/test-p12.ts";
import { checkCertificate } from "./check-certificate.ts";
import { openCertificate, type SigningCertificate, signingKeyOf } from "./signing-certificate.ts";

const P12 = testP12();
const NOW = Date.parse("2026-11-23T15:00:00Z");

test("opens a certificate and says whose it is and until when", () => {
  expect(openCertificate(P12, PASSWORD)).toEqual({
    subject: "PRUEBAS SERVICIO DE RENTAS INTERNAS",
    issuer: "PRUEBAS SERVICIO DE RENTAS INTERNAS",
    rucs: [RUC],
    validFrom: VALID_FROM,
    validUntil: VALID_UNTIL,
  });
});

test("shows neither key nor password of an opened certificate", () => {
  const certificate = openCertificate(P12, PASSWORD);
  expect(Object.keys(certificate).sort()).toEqual([
    "issuer",
    "rucs",
    "subject",
    "validFrom",
    "validUntil",
  ]);
});

test.each([
  ["another password", P12, "clave", "certificate-password"],
  ["no password", P12, "", "certificate-password"],
  ["half a file", P12.subarray(0, P12.length / 2), PASSWORD, "certificate-unreadable"],
  ["an empty file", Buffer.alloc(0), PASSWORD, "certificate-unreadable"],
  ["a text", Buffer.from("-----BEGIN CERTIFICATE-----"), PASSWORD, "certificate-unreadable"],
  ["random bytes", Buffer.alloc(3000, 0xa5), PASSWORD, "certificate-unreadable"],
  ["a key that may not sign", testP12({ keyUsage: false }), PASSWORD, "certificate-kind"],
])("rejects %s", (_title, p12, password, code) => {
  expect(() => openCertificate(p12, password)).toThrow(expect.objectContaining({ code }));
});

/** Written by OpenSSL 3 (`openssl pkcs12 -export`), which encrypts with AES and a password in UTF-8. */
const fromOpenssl = (name: string) =>
  readFileSync(new URL(`../testing/openssl/${name}.p12`, import.meta.url));

test("opens a certificate of today's OpenSSL under a password with accents", () => {
  expect(openCertificate(fromOpenssl("rsa"), PASSWORD).rucs).toEqual([RUC]);
  expect(() => openCertificate(fromOpenssl("rsa"), "clave n 1")).toThrow(
    expect.objectContaining({ code: "certificate-password" }),
  );
});

test.each(["no-key", "elliptic"])("rejects a file without an RSA key: %s", (name) => {
  expect(() => openCertificate(fromOpenssl(name), PASSWORD)).toThrow(
    expect.objectContaining({ code: "certificate-key" }),
  );
});

test("opens a certificate that has an empty password", () => {
  expect(openCertificate(testP12({ password: "" }), "").rucs).toEqual([RUC]);
});

test("takes the signing key of two, in either order", () => {
  const decryption = testP12({ keyUsage: false, name: "Decryption Key" });
  for (const files of [
    [decryption, P12],
    [P12, decryption],
  ]) {
    const joined = joinP12(files, PASSWORD);
    expect(openCertificate(joined, PASSWORD).subject).toBe("PRUEBAS SERVICIO DE RENTAS INTERNAS");
  }
});

test("rejects a file whose keys are all for decryption", () => {
  const decryption = testP12({ keyUsage: false });
  const joined = joinP12([decryption, decryption], PASSWORD);
  expect(() => openCertificate(joined, PASSWORD)).toThrow(
    expect.objectContaining({ code: "certificate-kind" }),
  );
});

test.each([
  ["inside its validity", {}, NOW, null],
  ["at its first moment", {}, VALID_FROM, null],
  ["before it", {}, VALID_FROM - 1, "not-yet-valid"],
  ["at its last moment", {}, VALID_UNTIL, null],
  ["after it", {}, VALID_UNTIL + 1, "expired"],
  ["of another RUC", { ruc: "1710034065001" }, NOW, "other-ruc"],
  ["that names another RUC first", { name: "ANA VEGA 1710034065001" }, NOW, null],
  ["that names no RUC", { ruc: "1710034065" }, NOW, null],
])("checks a certificate %s", (_title, changes, now, problem) => {
  const certificate = openCertificate(testP12(changes), PASSWORD);
  expect(checkCertificate(certificate, { ruc: RUC, now })).toBe(problem);
});

test("signs with no object that looks like a certificate", () => {
  const copy: SigningCertificate = { ...openCertificate(P12, PASSWORD) };
  expect(() => signingKeyOf(copy)).toThrow(
    expect.objectContaining({ code: "certificate-unreadable" }),
  );
});
