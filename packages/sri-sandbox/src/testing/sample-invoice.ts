import {
  addVat,
  extractVat,
  type Factura,
  type UnsignedDocument,
  VAT_RATES,
  writeFactura,
  writeNotaCredito,
} from "@gemma-luce/sri";

export const RUC = "1792261104001";
/** 10:00 in Ecuador. */
export const NOW = Date.parse("2026-11-23T15:00:00Z");

const header = (sequential: number) =>
  ({
    environment: "test",
    issuer: {
      ruc: RUC,
      legalName: "PRUEBAS SERVICIO DE RENTAS INTERNAS",
      headOfficeAddress: "Av. Amazonas N24-10, Quito",
      keepsAccounts: true,
    },
    number: { establishment: "001", emissionPoint: "002", sequential },
    numericCode: "12345678",
    date: "2026-11-23",
    buyer: { kind: "cedula", number: "1710034065", name: "Ana María Peña & Hijos" },
  }) as const;

/** Prices of two lines that include 15 %: USD 230.00 and USD 5.75. */
function sampleLines(scale = 1) {
  const rate = VAT_RATES.fifteen;
  const prices = [
    { amount: 20_000 * scale, rate },
    { amount: 500 * scale, rate },
  ];
  return addVat(prices).map((amount, index) => ({
    ...amount,
    description: index === 0 ? "Vestido de seda" : "Envío a domicilio",
    quantity: index === 0 ? 2 : 1,
  }));
}

/** Return a factura of USD 235.75 with the changes, not signed. */
export function sampleInvoice(
  changes: Partial<Factura> & { sequential?: number } = {},
): UnsignedDocument {
  const { sequential = 1, ...rest } = changes;
  const lines = rest.lines ?? sampleLines();
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const payments = [{ form: "creditCard", total }] as const;
  return writeFactura({ ...header(sequential), payments, ...rest, lines });
}

/** Return a nota de crédito on the factura with a sequential number, not signed. */
export function sampleCreditNote(sequential = 1): UnsignedDocument {
  const { number } = header(sequential);
  return writeNotaCredito({
    ...header(sequential),
    lines: sampleLines(),
    modified: { number, date: "2026-11-23" },
    reason: "Devolución",
  });
}

/** Return a factura of one line whose price includes 15 %, for a final consumer. */
export function finalConsumerInvoice(cents: number): UnsignedDocument {
  const lines = extractVat([{ amount: cents, rate: VAT_RATES.fifteen }]).map((amount) => ({
    ...amount,
    description: "Pañuelo",
    quantity: 1,
  }));
  return sampleInvoice({ lines, buyer: { kind: "final-consumer" } });
}
