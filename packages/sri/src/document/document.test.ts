import { expect, test } from "vitest";
import { parseAccessKey } from "../access-key/parse-access-key.ts";
import { sampleFactura, sampleNotaCredito } from "../testing/sample-document.ts";
import { writeFactura } from "./factura.ts";
import type { DocumentLine } from "./line.ts";
import { writeNotaCredito } from "./nota-credito.ts";

/** The sample's first line with the changes, alone. */
function oneLine(changes: Partial<DocumentLine>): DocumentLine[] {
  return sampleFactura()
    .lines.slice(0, 1)
    .map((line) => ({ ...line, ...changes }));
}
const paid = (total: number) => [{ form: "cash", total }] as const;

test("writes totals, unit price and payment of a factura", () => {
  const { xml } = writeFactura(sampleFactura());
  for (const part of [
    '<factura id="comprobante" version="1.1.0">',
    "<fechaEmision>23/11/2026</fechaEmision>",
    "<tipoIdentificacionComprador>05</tipoIdentificacionComprador>",
    "<totalSinImpuestos>205.00</totalSinImpuestos>",
    "<baseImponible>205.00</baseImponible><tarifa>15.00</tarifa><valor>30.75</valor>",
    "<importeTotal>235.75</importeTotal>",
    "<formaPago>19</formaPago><total>235.75</total>",
    "<cantidad>2.00</cantidad><precioUnitario>100.00</precioUnitario>",
  ]) {
    expect(xml).toContain(part);
  }
});

test("writes what a nota de crédito modifies", () => {
  const { xml, accessKey } = writeNotaCredito(sampleNotaCredito());
  expect(parseAccessKey(accessKey)).toMatchObject({ parts: { documentType: "notaCredito" } });
  expect(xml).toContain("<numDocModificado>001-002-000000123</numDocModificado>");
  expect(xml).toContain("<fechaEmisionDocSustento>20/11/2026</fechaEmisionDocSustento>");
  expect(xml).toContain("<valorModificacion>235.75</valorModificacion>");
});

test("puts the access key of its own parts into the document", () => {
  const { xml, accessKey } = writeFactura(sampleFactura());
  expect(xml).toContain(`<claveAcceso>${accessKey}</claveAcceso>`);
  const { date, number, environment } = sampleFactura();
  expect(parseAccessKey(accessKey)).toMatchObject({ parts: { date, number, environment } });
});

test("adds a discount to the price of a unit", () => {
  const lines = oneLine({ discount: 1000 });
  const { xml } = writeFactura(sampleFactura({ lines, payments: paid(23_000) }));
  expect(xml).toContain("<precioUnitario>105.00</precioUnitario><descuento>10.00</descuento>");
  expect(xml).toContain("<totalDescuento>10.00</totalDescuento>");
});

test.each([
  [{ lines: [] }, "line-count"],
  [{ lines: oneLine({ total: 23_001 }) }, "line-total"],
  [{ lines: oneLine({ tax: 3002, total: 23_002 }) }, "line-tax"],
  [{ lines: oneLine({ tax: 3001, total: 23_001 }) }, "document-total"],
  [{ lines: oneLine({ base: -1 }) }, "amount"],
  [{ lines: oneLine({ base: 0.5 }) }, "amount"],
  [{ lines: oneLine({ rate: { code: "4", basisPoints: 1200 } }) }, "tax-rate"],
  [{ lines: oneLine({ quantity: 0 }), payments: paid(23_000) }, "line-quantity"],
  [{ lines: oneLine({ code: "x".repeat(26) }), payments: paid(23_000) }, "text-too-long"],
  [{ lines: oneLine({ description: "\n" }), payments: paid(23_000) }, "text-empty"],
  [{ payments: [] }, "payment-total"],
  [{ payments: paid(23_574) }, "payment-total"],
  [{ buyer: { kind: "cedula", number: "171003406", name: "Ana" } as const }, "buyer"],
  [{ buyer: { kind: "cedula", number: "1710034065", name: " " } as const }, "text-empty"],
  [{ buyer: { kind: "final-consumer" } as const }, "final-consumer-limit"],
  [{ additionalFields: Array(16).fill({ name: "a", value: "b" }) }, "additional-fields"],
  [{ numericCode: "1" }, "access-key-numeric-code"],
])("writes no factura with %j: %s", (changes, code) => {
  const write = () => writeFactura(sampleFactura(changes));
  expect(write).toThrow(expect.objectContaining({ code }));
});

test("writes a buyer's cédula with a wrong check digit, which the SRI only warns of", () => {
  const buyer = { kind: "cedula", number: "1710034064", name: "Ana" } as const;
  expect(writeFactura(sampleFactura({ buyer })).xml).toContain(">1710034064<");
});

test.each([
  [{ buyer: { kind: "final-consumer" } as const }, "final-consumer-credit"],
  [{ modified: { ...sampleNotaCredito().modified, date: "2026-11-24" } }, "modified-document"],
  [{ modified: { ...sampleNotaCredito().modified, date: "2026-02-30" } }, "modified-document"],
  [{ reason: " " }, "text-empty"],
])("writes no nota de crédito with %j: %s", (changes, code) => {
  const write = () => writeNotaCredito(sampleNotaCredito(changes));
  expect(write).toThrow(expect.objectContaining({ code }));
});
