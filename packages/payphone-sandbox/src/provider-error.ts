import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export type ProviderError = { status: ContentfulStatusCode; errorCode: number; message: string };

/** PayPhone's errors with its codes (fact sheet, section 5), in Spanish as PayPhone's. */
export const PROVIDER_ERRORS = {
  domain: { status: 401, errorCode: 5, message: "El dominio no está autorizado." },
  notFound: {
    status: 404,
    errorCode: 20,
    message: "La transacción no existe, verifique que el identificador enviado sea correcto.",
  },
  duplicate: {
    status: 400,
    errorCode: 23,
    message: "Ya existe una transacción con el ClientTransactionId especificado.",
  },
  store: { status: 400, errorCode: 101, message: "La tienda no corresponde a la aplicación." },
  minimum: { status: 400, errorCode: 107, message: "El monto es menor al mínimo permitido." },
  cardProcess: { status: 400, errorCode: 127, message: "No se pudo procesar la tarjeta." },
  service: { status: 500, errorCode: 500, message: "Ocurrió un error en el servicio." },
  validation: { status: 400, errorCode: 800, message: "La solicitud no es válida." },
  token: { status: 401, errorCode: 802, message: "El token no es válido." },
  outOfScope: {
    status: 401,
    errorCode: 0,
    message: "La aplicación no está autorizada para acceder a este recurso.",
  },
} as const satisfies Record<string, ProviderError>;

/** Return an error in PayPhone's format; `descriptions` says which fields are invalid. */
export function errorResponse(
  c: Context,
  error: ProviderError,
  descriptions: string[] = [],
): Response {
  const { status, errorCode, message } = error;
  const errors =
    descriptions.length > 0 ? [{ message, errorCode, errorDescriptions: descriptions }] : undefined;
  return c.json({ message, errorCode, ...(errors ? { errors } : {}) }, status);
}
