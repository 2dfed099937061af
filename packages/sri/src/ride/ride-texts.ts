import type { ParsedDocument } from "./parse-document.ts";

/** A label and its value, for a column of the RIDE. */
export type RideField = readonly [label: string, value: string];

/** formaPago in words (Ficha Técnica, table 24). */
const PAYMENT_FORMS: Record<string, string> = {
  "01": "Sin utilización del sistema financiero",
  "15": "Compensación de deudas",
  "16": "Tarjeta de débito",
  "17": "Dinero electrónico",
  "18": "Tarjeta prepago",
  "19": "Tarjeta de crédito",
  "20": "Otros con utilización del sistema financiero",
  "21": "Endoso de títulos",
};

/** The rates of codigoPorcentaje that have no tarifa in words (Ficha Técnica, table 17). */
const RATES: Record<string, string> = {
  "0": "0%",
  "2": "12%",
  "3": "14%",
  "4": "15%",
  "5": "5%",
  "6": "no objeto de IVA",
  "7": "exento de IVA",
  "8": "8%",
  "10": "13%",
};

/** Return the document's number: `001-002-000000123`. */
export function documentNumberOf({ infoTributaria }: ParsedDocument): string {
  const { estab, ptoEmi, secuencial } = infoTributaria;
  return `${estab}-${ptoEmi}-${secuencial}`;
}

/** Return what the RIDE says of the issuer, without what the document leaves out. */
export function issuerFields(document: ParsedDocument): RideField[] {
  const { infoTributaria: issuer } = document;
  const { dirEstablecimiento, contribuyenteEspecial, obligadoContabilidad } =
    informationOf(document);
  return present([
    ["Dirección matriz", issuer.dirMatriz],
    ["Dirección sucursal", dirEstablecimiento],
    ["Contribuyente especial", contribuyenteEspecial],
    ["Obligado a llevar contabilidad", obligadoContabilidad],
    ["Agente de retención, resolución", issuer.agenteRetencion],
    ["Régimen", issuer.contribuyenteRimpe],
  ]);
}

/** Return what the RIDE says of the buyer, and of the document that a nota de crédito modifies. */
export function buyerFields(document: ParsedDocument): RideField[] {
  const information = informationOf(document);
  const fields: (readonly [string, string | undefined])[] = [
    ["Razón social / Nombres y apellidos", information.razonSocialComprador],
    ["Identificación", information.identificacionComprador],
    ["Fecha de emisión", information.fechaEmision],
  ];
  if (document.kind === "nota de crédito") {
    const { numDocModificado, fechaEmisionDocSustento, motivo } = document.infoNotaCredito;
    fields.push(["Comprobante que se modifica", `FACTURA ${numDocModificado}`]);
    fields.push(["Fecha de emisión del comprobante que se modifica", fechaEmisionDocSustento]);
    fields.push(["Razón de modificación", motivo]);
  }
  return present(fields);
}

/** Return subtotals, IVA and total. */
export function totalFields(document: ParsedDocument): RideField[] {
  const { totalSinImpuestos, totalConImpuestos } = informationOf(document);
  const rates = totalConImpuestos.map(
    ({ codigoPorcentaje: code, ...tax }) =>
      ({ ...tax, rate: RATES[code] ?? `código ${code}` }) as const,
  );
  const isFactura = document.kind === "factura";
  return present([
    ...rates.map(({ rate, baseImponible }) => [`Subtotal ${rate}`, baseImponible] as const),
    ["Subtotal sin impuestos", totalSinImpuestos],
    ["Descuento", isFactura ? document.infoFactura.totalDescuento : undefined],
    ...rates.map(({ rate, valor }) => [`IVA ${rate}`, valor] as const),
    [
      "VALOR TOTAL",
      isFactura ? document.infoFactura.importeTotal : document.infoNotaCredito.valorModificacion,
    ],
  ]);
}

/** Return the forms of payment in words; a nota de crédito has none. */
export function paymentFields(document: ParsedDocument): RideField[] {
  if (document.kind !== "factura") return [];
  return document.infoFactura.pagos.map(({ formaPago, total }) => [
    PAYMENT_FORMS[formaPago] ?? formaPago,
    total,
  ]);
}

function informationOf(document: ParsedDocument) {
  return document.kind === "factura" ? document.infoFactura : document.infoNotaCredito;
}

function present(fields: readonly (readonly [string, string | undefined])[]): RideField[] {
  return fields.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
