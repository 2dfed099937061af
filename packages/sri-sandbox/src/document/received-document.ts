import { childElements } from "../soap/parse-xml.ts";
import { toMillionths } from "./millionths.ts";

/** A tax of a line or of the document; amounts in millionths, `percent` null where the document names none. */
export type ReceivedTax = {
  code: string;
  percentCode: string;
  percent: bigint | null;
  base: bigint;
  value: bigint;
};

/** A line; amounts and quantity in millionths. */
export type ReceivedLine = {
  quantity: bigint;
  unitPrice: bigint;
  discount: bigint;
  base: bigint;
  taxes: ReceivedTax[];
};

/** What the sandbox checks of a document. Amounts in millionths; null where the kind has no such element. */
export type ReceivedDocument = {
  kind: "factura" | "notaCredito";
  accessKey: string;
  environment: string;
  emissionType: string;
  ruc: string;
  documentType: string;
  establishment: string;
  emissionPoint: string;
  sequential: string;
  /** `23/11/2026`. */
  issueDate: string;
  buyer: { code: string; number: string };
  /** The number of the factura that a nota de crédito credits. */
  modifiedNumber: string | null;
  base: bigint;
  discount: bigint | null;
  taxes: ReceivedTax[];
  tip: bigint;
  total: bigint;
  payments: bigint[] | null;
  lines: ReceivedLine[];
};

/** Read a document that the schema of its kind has accepted; `root` is the element that its signature signs. */
export function readDocument(kind: ReceivedDocument["kind"], root: Element): ReceivedDocument {
  const isInvoice = kind === "factura";
  const header = child(root, "infoTributaria");
  const info = child(root, isInvoice ? "infoFactura" : "infoNotaCredito");
  return {
    kind,
    accessKey: text(header, "claveAcceso"),
    environment: text(header, "ambiente"),
    emissionType: text(header, "tipoEmision"),
    ruc: text(header, "ruc"),
    documentType: text(header, "codDoc"),
    establishment: text(header, "estab"),
    emissionPoint: text(header, "ptoEmi"),
    sequential: text(header, "secuencial"),
    issueDate: text(info, "fechaEmision"),
    buyer: {
      code: text(info, "tipoIdentificacionComprador"),
      number: text(info, "identificacionComprador"),
    },
    modifiedNumber: isInvoice ? null : text(info, "numDocModificado"),
    base: amount(info, "totalSinImpuestos"),
    discount: isInvoice ? amount(info, "totalDescuento") : null,
    taxes: children(child(info, "totalConImpuestos"), "totalImpuesto").map(readTax),
    tip: amount(info, "propina"),
    total: amount(info, isInvoice ? "importeTotal" : "valorModificacion"),
    payments: isInvoice ? readPayments(info) : null,
    lines: children(child(root, "detalles"), "detalle").map(readLine),
  };
}

function readPayments(info: Element | null): bigint[] | null {
  const payments = child(info, "pagos");
  return payments && children(payments, "pago").map((payment) => amount(payment, "total"));
}

function readLine(line: Element): ReceivedLine {
  return {
    quantity: amount(line, "cantidad"),
    unitPrice: amount(line, "precioUnitario"),
    discount: amount(line, "descuento"),
    base: amount(line, "precioTotalSinImpuesto"),
    taxes: children(child(line, "impuestos"), "impuesto").map(readTax),
  };
}

function readTax(tax: Element): ReceivedTax {
  const percent = text(tax, "tarifa");
  return {
    code: text(tax, "codigo"),
    percentCode: text(tax, "codigoPorcentaje"),
    percent: percent === "" ? null : toMillionths(percent),
    base: amount(tax, "baseImponible"),
    value: amount(tax, "valor"),
  };
}

function children(parent: Element | null, name: string): Element[] {
  return parent ? childElements(parent).filter(({ localName }) => localName === name) : [];
}

function child(parent: Element | null, name: string): Element | null {
  return children(parent, name)[0] ?? null;
}

/** Return the text of an element; an element that is left out has none. */
function text(parent: Element | null, name: string): string {
  return child(parent, name)?.textContent ?? "";
}

/** Return an amount in millionths; what is left out is zero. */
function amount(parent: Element | null, name: string): bigint {
  const written = text(parent, name);
  return written === "" ? 0n : toMillionths(written);
}
