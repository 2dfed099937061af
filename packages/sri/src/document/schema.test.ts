import { expect, test } from "vitest";
import { addVat, extractVat } from "../amounts/taxed-amount.ts";
import { VAT_RATES } from "../amounts/vat-rates.ts";
import { createRandom } from "../testing/random.ts";
import { sampleFactura, sampleNotaCredito } from "../testing/sample-document.ts";
import { schemaErrors } from "../testing/schema-errors.ts";
import type { Buyer } from "./buyer.ts";
import { writeFactura } from "./factura.ts";
import { writeNotaCredito } from "./nota-credito.ts";
import { PAYMENT_FORMS, type PaymentForm } from "./payment.ts";

const HOSTILE = `Peña & Hijos <"S.A.S.">\r\n\t\u0000\u2028 👗 ${"ñ".repeat(400)}`;
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index} ${HOSTILE}`, value: HOSTILE }));

const EVERYTHING = {
  issuer: {
    ruc: "1710034065001",
    legalName: HOSTILE,
    tradeName: HOSTILE,
    headOfficeAddress: HOSTILE,
    establishmentAddress: HOSTILE,
    keepsAccounts: false,
    specialTaxpayer: "12345",
    withholdingAgent: "1",
    isRimpe: true,
  },
  buyer: { kind: "ruc", number: "1793213150001", name: HOSTILE },
  additionalFields: fields(15),
} as const;

/** A line of each rate, with every optional part. */
const FULL_LINES = addVat(Object.values(VAT_RATES).map((rate) => ({ amount: 3333, rate }))).map(
  (amount, index) => ({
    ...amount,
    description: HOSTILE,
    quantity: index + 0.333333,
    discount: 111,
    code: "C".repeat(25),
    details: fields(3),
  }),
);
const FULL_TOTAL = FULL_LINES.reduce((sum, line) => sum + line.total, 0);

test("the schemas accept the samples", () => {
  expect(schemaErrors("factura", writeFactura(sampleFactura()).xml)).toEqual([]);
  expect(schemaErrors("notaCredito", writeNotaCredito(sampleNotaCredito()).xml)).toEqual([]);
});

test("the schemas accept every optional part and hostile texts", () => {
  const payments = [{ form: "otherFinancial", total: FULL_TOTAL }] as const;
  const factura = sampleFactura({ ...EVERYTHING, lines: FULL_LINES, payments });
  expect(schemaErrors("factura", writeFactura(factura).xml)).toEqual([]);
  const note = sampleNotaCredito({ ...EVERYTHING, lines: FULL_LINES, reason: HOSTILE });
  expect(schemaErrors("notaCredito", writeNotaCredito(note).xml)).toEqual([]);
});

test.each<Buyer>([
  { kind: "passport", number: "ab-123456", name: "John O'Neil" },
  { kind: "foreign", number: "20123456789", name: "Société Ünïcode" },
  { kind: "final-consumer" },
])("the schema accepts a buyer with $kind", (buyer) => {
  const [line] = sampleFactura().lines.slice(1);
  const lines = line ? [line] : [];
  const payments = [{ form: "cash", total: 575 }] as const;
  const factura = sampleFactura({ buyer, lines, payments });
  expect(schemaErrors("factura", writeFactura(factura).xml)).toEqual([]);
});

test("the schema accepts every form of payment", () => {
  const forms = Object.keys(PAYMENT_FORMS) as PaymentForm[];
  const payments = forms.map((form, index) => ({ form, total: index === 0 ? 23_575 : 0 }));
  const { xml } = writeFactura(sampleFactura({ payments }));
  expect(schemaErrors("factura", xml)).toEqual([]);
});

test("the schema accepts random baskets", () => {
  const random = createRandom(3);
  for (let run = 0; run < 8; run++) {
    const compute = random.pick([addVat, extractVat]);
    const prices = random.list(1, 20, () => ({
      amount: random.integer(1, 900_000),
      rate: random.pick(Object.values(VAT_RATES)),
    }));
    const lines = compute(prices).map((amount) => ({
      ...amount,
      description: "Prenda",
      quantity: random.integer(1, 40),
    }));
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    const { xml } = writeFactura(sampleFactura({ lines, payments: [{ form: "cash", total }] }));
    expect(schemaErrors("factura", xml)).toEqual([]);
  }
});

test.each([
  ["<moneda>DOLAR</moneda>", "<currency>USD</currency>"],
  ["<propina>0.00</propina>", "<propina>0,00</propina>"],
  ["Ana María Peña", "Ana\nMaría"],
  ["<estab>001</estab>", "<estab>1</estab>"],
])("the schema rejects %s as %s", (right, wrong) => {
  const { xml } = writeFactura(sampleFactura());
  const changed = xml.replace(right, wrong);
  expect(changed).not.toBe(xml);
  expect(schemaErrors("factura", changed)).not.toEqual([]);
});

test("the schema rejects a line's code by its name in the other document", () => {
  const { xml } = writeNotaCredito(sampleNotaCredito());
  const errors = schemaErrors("notaCredito", xml.replaceAll("codigoInterno", "codigoPrincipal"));
  expect(errors.join()).toContain("codigoPrincipal");
});
