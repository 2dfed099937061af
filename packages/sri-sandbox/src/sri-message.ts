/** A mensaje of the SRI's answers. */
export type SriMessage = {
  code: string;
  text: string;
  information: string;
  kind: "ERROR" | "ADVERTENCIA";
};

/** Where the SRI notices an error (Ficha Técnica, error table): a document that is returned is not stored. */
type Stage = "reception" | "authorization";

/** The errors of the Ficha Técnica with the texts of real answers. A code that is missing here has no text. */
const ERRORS: Record<string, { stage: Stage; text: string }> = {
  "26": { stage: "reception", text: "TAMAÑO MAXIMO SUPERADO" },
  "35": { stage: "reception", text: "ARCHIVO NO CUMPLE ESTRUCTURA XML" },
  "36": { stage: "reception", text: "VERSION ESQUEMA DESCONTINUADA" },
  "37": { stage: "authorization", text: "SIN AUTORIZACION" },
  "39": { stage: "authorization", text: "FIRMA INVALIDA" },
  "40": { stage: "authorization", text: "ERROR EN EL CERTIFICADO" },
  "43": { stage: "reception", text: "CLAVE ACCESO REGISTRADA" },
  "45": { stage: "reception", text: "ERROR SECUENCIAL REGISTRADO" },
  "46": { stage: "authorization", text: "RUC NO EXISTE" },
  "47": { stage: "reception", text: "TIPO DE COMPROBANTE NO EXISTE" },
  "49": { stage: "reception", text: "ARGUMENTOS NULOS" },
  "50": { stage: "reception", text: "ERROR INTERNO GENERAL" },
  "52": { stage: "authorization", text: "ERROR EN DIFERENCIAS" },
  "56": { stage: "authorization", text: "ESTABLECIMIENTO CERRADO" },
  "57": { stage: "authorization", text: "AUTORIZACION SUSPENDIDA" },
  "58": { stage: "authorization", text: "ERROR EN LA ESTRUCTURA DE CLAVE DE ACCESO" },
  "63": { stage: "authorization", text: "RUC CLAUSURADO" },
  "65": { stage: "reception", text: "FECHA EMISION EXTEMPORANEA" },
  "67": { stage: "reception", text: "FECHA INVALIDA" },
  "69": { stage: "authorization", text: "ERROR EN LA IDENTIFICACION DEL RECEPTOR" },
  "70": { stage: "reception", text: "CLAVE DE ACCESO EN PROCESAMIENTO" },
  "80": { stage: "reception", text: "ERROR EN LA ESTRUCTURA DE CLAVE DE ACCESO" },
};

const WARNINGS: Record<string, string> = {
  "60": "ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS",
  "62": "IDENTIFICACION INCORRECTA",
  "68": "DOCUMENTO SUSTENTO NO EXISTE",
};

/** Return the error with a code of the SRI; `information` says what is wrong with this document. */
export function sriError(code: string, information = ""): SriMessage {
  return { code, text: ERRORS[code]?.text ?? "ERROR DEL SANDBOX", information, kind: "ERROR" };
}

/** Return the warning with a code of the SRI: it stops no document. */
export function sriWarning(code: "60" | "62" | "68", information = ""): SriMessage {
  return { code, text: WARNINGS[code] ?? "", information, kind: "ADVERTENCIA" };
}

/** Return whether the SRI returns a document for this error, instead of not authorizing it later. */
export function isReturned({ code }: SriMessage): boolean {
  return ERRORS[code]?.stage !== "authorization";
}
