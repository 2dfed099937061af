import { expect, test } from "vitest";
import { writeFactura } from "../document/factura.ts";
import { writeNotaCredito } from "../document/nota-credito.ts";
import { joinP12 } from "../testing/join-p12.ts";
import { sampleFactura, sampleNotaCredito } from "../testing/sample-document.ts";
import { schemaErrors } from "../testing/schema-errors.ts";
import { PASSWORD, testP12 } from "../testing/test-p12.ts";
import { verifySignature } from "../testing/verify-signature.ts";
import { signDocument } from "./sign-document.ts";
import { openCertificate } from "./signing-certificate.ts";

const P12 = testP12();
const CERTIFICATE = openCertificate(P12, PASSWORD);
const FACTURA = signDocument(writeFactura(sampleFactura()).xml, CERTIFICATE);
const NOTA_CREDITO = signDocument(writeNotaCredito(sampleNotaCredito()).xml, CERTIFICATE);

test.each([
  ["factura", FACTURA],
  ["notaCredito", NOTA_CREDITO],
] as const)("another library and the official schema accept a signed %s", (kind, xml) => {
  expect(verifySignature(xml)).toHaveLength(3);
  expect(verifySignature(xml)).toContain("#comprobante");
  expect(schemaErrors(kind, xml)).toEqual([]);
});

test.each([
  ["one cent of the total", "<importeTotal>235.75<", "<importeTotal>235.76<"],
  ["one cent of a line", "<valor>30.00<", "<valor>30.01<"],
  ["the buyer", "Ana María Peña", "Ana Maria Peña"],
  ["the number", "<secuencial>000000123<", "<secuencial>000000124<"],
  ["the signing time", /(<xades:SigningTime>)\d{4}/, "$12025"],
  ["the certificate's digest", /(<xades:CertDigest>.*?<ds:DigestValue>)./s, "$1!"],
])("another library rejects a document with %s changed", (_title, right, wrong) => {
  const changed = FACTURA.replace(right, wrong);
  expect(changed).not.toBe(FACTURA);
  expect(verifySignature(changed)).toBeNull();
});

test("signs hostile texts", () => {
  const name = `Peña & Hijos <"S.A.S."> ]]> ${"ñ".repeat(400)}\n👗`;
  const { xml } = writeFactura(
    sampleFactura({ buyer: { kind: "cedula", number: "1710034065", name } }),
  );
  const signed = signDocument(xml, CERTIFICATE);
  expect(verifySignature(signed)).toHaveLength(3);
  expect(schemaErrors("factura", signed)).toEqual([]);
});

test("leaves every byte of the document as it was", () => {
  const { xml } = writeFactura(sampleFactura());
  const signed = signDocument(xml, CERTIFICATE);
  expect(signed.replace(/<ds:Signature [\s\S]*<\/ds:Signature>/, "")).toBe(xml);
});

test("signs with the signing key of two", () => {
  const decryption = testP12({ keyUsage: false, name: "Decryption Key" });
  const certificate = openCertificate(joinP12([decryption, P12], PASSWORD), PASSWORD);
  const signed = signDocument(writeFactura(sampleFactura()).xml, certificate);
  expect(verifySignature(signed)).toHaveLength(3);
});
