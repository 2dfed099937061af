import { VAT_RATES } from "@gemma-luce/sri";
import { CENT, formatMillionths, roundToCents } from "../document/millionths.ts";
import type { ReceivedDocument, ReceivedLine, ReceivedTax } from "../document/received-document.ts";

/**
 * The SRI's tolerance is not published. Tax that is taken out of a price may differ from base * rate by 1.15 cents in a line
 * and 0.575 cents in a document, because the base is rounded first. These differences are allowed, none in any sum.
 */
const TOLERANCE = { line: 2n * CENT, document: CENT };
const VAT_CODE = "2";

/** Return the first difference in the amounts of a document, in words; null when all add up (error 52). */
export function findDifference(document: ReceivedDocument): string | null {
  const { lines, taxes, tip, total, payments, discount } = document;
  for (const [index, line] of lines.entries()) {
    const difference = findLineDifference(line);
    if (difference) return `Detalle ${index + 1}: ${difference}`;
  }
  const taxDifference = findTaxDifference(document);
  if (taxDifference) return taxDifference;
  return (
    compare("totalSinImpuestos", document.base, sum(lines.map(({ base }) => base))) ??
    (discount === null
      ? null
      : compare("totalDescuento", discount, sum(lines.map((line) => line.discount)))) ??
    compare("importeTotal", total, document.base + sum(taxes.map(({ value }) => value)) + tip) ??
    (payments === null ? null : compare("pagos", sum(payments), total))
  );
}

function findLineDifference({ quantity, unitPrice, discount, base, taxes }: ReceivedLine) {
  const gross = roundToCents(quantity * unitPrice);
  const difference = compare("precioTotalSinImpuesto", base, gross - discount);
  if (difference) return difference;
  const vat = taxes.filter(({ code }) => code === VAT_CODE);
  if (vat.length !== 1) return `impuestos tiene ${vat.length} tarifas de IVA`;
  for (const tax of vat) {
    const wrong =
      compare("baseImponible", tax.base, base) ?? findRateDifference(tax, TOLERANCE.line);
    if (wrong) return wrong;
  }
  return null;
}

/** The totals by tax and percentage are those of the lines, each named once. */
function findTaxDifference({ lines, taxes }: ReceivedDocument): string | null {
  const ofLines = totalsByPercentage(lines.flatMap((line) => line.taxes));
  const ofDocument = totalsByPercentage(taxes);
  if (ofDocument.size !== taxes.length) return "totalConImpuestos repite un impuesto";
  for (const key of new Set([...ofLines.keys(), ...ofDocument.keys()])) {
    const named = ofDocument.get(key);
    const computed = ofLines.get(key);
    if (!named || !computed) return `totalConImpuestos no es el de los detalles: ${key}`;
    const wrong =
      compare(`baseImponible ${key}`, named.base, computed.base) ??
      compare(`valor ${key}`, named.value, computed.value);
    if (wrong) return wrong;
  }
  for (const tax of taxes) {
    const wrong = findRateDifference(tax, TOLERANCE.document);
    if (wrong) return wrong;
  }
  return null;
}

function findRateDifference(tax: ReceivedTax, tolerance: bigint): string | null {
  if (tax.code !== VAT_CODE) return null;
  const rate = Object.values(VAT_RATES).find(({ code }) => code === tax.percentCode);
  if (!rate) return `codigoPorcentaje ${tax.percentCode} no existe`;
  const percent = BigInt(rate.basisPoints) * CENT;
  if (tax.percent !== null && tax.percent !== percent)
    return compare("tarifa", tax.percent, percent);
  const exact = (tax.base * BigInt(rate.basisPoints)) / 10_000n;
  const distance = tax.value > exact ? tax.value - exact : exact - tax.value;
  return distance < tolerance ? null : compare("valor", tax.value, exact);
}

function totalsByPercentage(taxes: readonly ReceivedTax[]) {
  const totals = new Map<string, { base: bigint; value: bigint }>();
  for (const { code, percentCode, base, value } of taxes) {
    const key = `${code}/${percentCode}`;
    const total = totals.get(key) ?? { base: 0n, value: 0n };
    totals.set(key, { base: total.base + base, value: total.value + value });
  }
  return totals;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

function compare(name: string, written: bigint, computed: bigint): string | null {
  if (written === computed) return null;
  return `${name} es ${formatMillionths(written)}, calculado ${formatMillionths(computed)}`;
}
