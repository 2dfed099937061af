/** The rates of IVA alone, for a browser. */
export { VAT_BASIS_POINTS } from "./amounts/vat-rates.ts";
