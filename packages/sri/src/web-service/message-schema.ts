import { z } from "zod";
import { listOf, OptionalTextSchema, TextSchema } from "../xml/element-schemas.ts";
import type { SriMessage } from "./sri-message.ts";

const KINDS: Record<string, SriMessage["kind"]> = {
  ERROR: "error",
  ADVERTENCIA: "warning",
  INFORMATIVO: "information",
};

const MessageSchema = z
  .looseObject({
    identificador: TextSchema,
    mensaje: OptionalTextSchema,
    informacionAdicional: OptionalTextSchema,
    tipo: OptionalTextSchema,
  })
  .transform(({ identificador, mensaje, informacionAdicional, tipo }): SriMessage => {
    const information = informacionAdicional ? { information: informacionAdicional } : {};
    // A kind that nobody knows is taken for an error: somebody has to look.
    const kind = KINDS[tipo?.toUpperCase() ?? ""] ?? "error";
    return { code: identificador, message: mensaje ?? "", ...information, kind };
  });

/** The content of an element `mensajes`. */
export const MessagesSchema = listOf("mensaje", MessageSchema);
