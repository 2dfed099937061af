import { z } from "zod";
import { listOf, OptionalTextSchema, TextSchema } from "../xml/element-schemas.ts";

const IssuerSchema = z.looseObject({
  ambiente: TextSchema,
  razonSocial: TextSchema,
  nombreComercial: OptionalTextSchema,
  ruc: TextSchema,
  claveAcceso: TextSchema.pipe(z.string().regex(/^\d{49}$/)),
  estab: TextSchema,
  ptoEmi: TextSchema,
  secuencial: TextSchema,
  dirMatriz: TextSchema,
  agenteRetencion: OptionalTextSchema,
  contribuyenteRimpe: OptionalTextSchema,
});

const BUYER_AND_TOTALS = {
  fechaEmision: TextSchema,
  dirEstablecimiento: OptionalTextSchema,
  contribuyenteEspecial: OptionalTextSchema,
  obligadoContabilidad: OptionalTextSchema,
  razonSocialComprador: TextSchema,
  identificacionComprador: TextSchema,
  totalSinImpuestos: TextSchema,
  totalConImpuestos: listOf(
    "totalImpuesto",
    z.looseObject({
      codigoPorcentaje: TextSchema,
      tarifa: OptionalTextSchema,
      baseImponible: TextSchema,
      valor: TextSchema,
    }),
  ),
};

const FacturaInformationSchema = z.looseObject({
  ...BUYER_AND_TOTALS,
  totalDescuento: TextSchema,
  importeTotal: TextSchema,
  pagos: listOf("pago", z.looseObject({ formaPago: TextSchema, total: TextSchema })),
});

const NotaCreditoInformationSchema = z.looseObject({
  ...BUYER_AND_TOTALS,
  numDocModificado: TextSchema,
  fechaEmisionDocSustento: TextSchema,
  valorModificacion: TextSchema,
  motivo: TextSchema,
});

const LineSchema = z.looseObject({
  codigoPrincipal: OptionalTextSchema,
  codigoInterno: OptionalTextSchema,
  descripcion: TextSchema,
  detallesAdicionales: listOf(
    "detAdicional",
    z.looseObject({ "@nombre": z.string(), "@valor": z.string() }),
  ),
  cantidad: TextSchema,
  precioUnitario: TextSchema,
  descuento: OptionalTextSchema,
  precioTotalSinImpuesto: TextSchema,
});

const CONTENT = {
  infoTributaria: IssuerSchema,
  detalles: listOf("detalle", LineSchema),
  infoAdicional: listOf(
    "campoAdicional",
    z.looseObject({ "@nombre": z.string(), "#text": z.string() }),
  ),
};

const FacturaSchema = z.looseObject({ ...CONTENT, infoFactura: FacturaInformationSchema });
const NotaCreditoSchema = z.looseObject({
  ...CONTENT,
  infoNotaCredito: NotaCreditoInformationSchema,
});

export type ParsedFactura = z.infer<typeof FacturaSchema>;
export type ParsedNotaCredito = z.infer<typeof NotaCreditoSchema>;

/** The root of a document, as the parser returns it. */
export const ParsedDocumentSchema = z.looseObject({
  factura: FacturaSchema.optional(),
  notaCredito: NotaCreditoSchema.optional(),
});
