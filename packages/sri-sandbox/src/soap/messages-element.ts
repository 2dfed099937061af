import type { SriMessage } from "../sri-message.ts";
import { textElement } from "./escape-xml.ts";

/** Return the element `mensajes`. */
export function messagesElement(messages: readonly SriMessage[]): string {
  if (messages.length === 0) return "<mensajes/>";
  return `<mensajes>${messages.map(messageElement).join("")}</mensajes>`;
}

function messageElement({ code, text, information, kind }: SriMessage): string {
  return [
    "<mensaje>",
    textElement("identificador", code),
    textElement("mensaje", text),
    information === "" ? "" : textElement("informacionAdicional", information),
    textElement("tipo", kind),
    "</mensaje>",
  ].join("");
}
