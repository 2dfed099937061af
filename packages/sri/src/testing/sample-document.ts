import { addVat } from "../amounts/taxed-amount.ts";
import { VAT_RATES } from "../amounts/vat-rates.ts";
import type { Factura } from "../document/factura.ts";
import type { DocumentLine } from "../document/line.ts";
import type { NotaCredito } from "../document/nota-credito.ts";

/** Two lines at 15 %: USD 230.00 and USD 5.75 with IVA. */
function sampleLines(): DocumentLine[] {
  const rate = VAT_RATES.fifteen;
  const [dress, delivery] = addVat([
    { amount: 20_000, rate },
    { amount: 500, rate },
  ]);
  if (!dress || !delivery) throw new Error("addVat returns an amount for each price.");
  return [
    { ...dress, description: "Vestido de seda", quantity: 2, code: "VS-01" },
    { ...delivery, description: "Envío a domicilio", quantity: 1 },
  ];
}

const SAMPLE_HEADER = {
  environment: "test",
  issuer: {
    ruc: "1792261104001",
    legalName: "PRUEBAS SERVICIO DE RENTAS INTERNAS",
    headOfficeAddress: "Av. Amazonas N24-10, Quito",
    keepsAccounts: true,
  },
  number: { establishment: "001", emissionPoint: "002", sequential: 123 },
  numericCode: "12345678",
  date: "2026-11-23",
  buyer: { kind: "cedula", number: "1710034065", name: "Ana María Peña" },
} as const;

/** Return a factura of USD 235.75 that the schema accepts, with the changes. */
export function sampleFactura(changes: Partial<Factura> = {}): Factura {
  const payments = [{ form: "creditCard", total: 23_575 }] as const;
  return { ...SAMPLE_HEADER, lines: sampleLines(), payments, ...changes };
}

/** Return a nota de crédito of USD 235.75 that the schema accepts, with the changes. */
export function sampleNotaCredito(changes: Partial<NotaCredito> = {}): NotaCredito {
  const modified = { number: SAMPLE_HEADER.number, date: "2026-11-20" };
  return { ...SAMPLE_HEADER, lines: sampleLines(), modified, reason: "Devolución", ...changes };
}
