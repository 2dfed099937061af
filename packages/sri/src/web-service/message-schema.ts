import { z } from "zod";
import { listOf, TextSchema } from "../xml/element-schemas.ts";
import type { SriMessage } from "./sri-message.ts";

const KINDS: Record<string, SriMessage["kind"]> = {
  ERROR: "error",
  ADVERTENCIA: "warning",
  INFORMATIVO: "information",
};

/** Messages are stored with a document and mailed. */
const MOST_MESSAGES = 100;
const TEXT_LENGTH = 2000;
const CODE_LENGTH = 20;

/** Return the text on one line, without what a database or an email cannot hold. */
function shorten(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD-\uFFFF]+/gu, " ")
    .trim();
}

const ShortTextSchema = TextSchema.optional().transform((text) => shorten(text ?? "", TEXT_LENGTH));

const MessageSchema = z
  .looseObject({
    identificador: TextSchema,
    mensaje: ShortTextSchema,
    informacionAdicional: ShortTextSchema,
    tipo: ShortTextSchema,
  })
  .transform(({ identificador, mensaje, informacionAdicional, tipo }): SriMessage => {
    const information = informacionAdicional ? { information: informacionAdicional } : {};
    // An unknown kind counts as an error, so that a person looks at it.
    const kind = KINDS[tipo.toUpperCase()] ?? "error";
    return { code: shorten(identificador, CODE_LENGTH), message: mensaje, ...information, kind };
  });

/** The content of an element `mensajes`. */
export const MessagesSchema = listOf("mensaje", MessageSchema).refine(
  ({ length }) => length <= MOST_MESSAGES,
);
