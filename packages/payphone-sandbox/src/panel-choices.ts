import type { PanelLanguage } from "./panel-words.ts";
import type { ConfirmFaultMode, SandboxFault } from "./sandbox-fault.ts";

/** The actions of the payment panel. */
export const PANEL_ACTIONS = [
  { name: "approve", en: "Approve payment", es: "Aprobar el pago" },
  { name: "decline", en: "Decline payment", es: "Rechazar el pago" },
  { name: "cancel", en: "Cancel payment", es: "Cancelar el pago" },
  {
    name: "cancel_without_parameters",
    en: "Cancel without parameters",
    es: "Cancelar sin parámetros",
  },
  { name: "slow", en: "Approve slowly", es: "Aprobar con demora" },
  { name: "close_tab", en: "Pay and close the tab", es: "Pagar y cerrar la pestaña" },
] as const;
export type PanelAction = (typeof PANEL_ACTIONS)[number]["name"];

export const PANEL_ACTION_NAMES = PANEL_ACTIONS.map(({ name }) => name);

/** The shop's Confirm makes four attempts at two hosts: a fault of this length reaches the shopper. */
const ONE_CONFIRM = 8;
/** With 15 s for each request there is time for one attempt. */
const ONE_SILENT_CONFIRM = 2;

type PanelAnswer = { name: ConfirmFaultMode | "normal"; en: string; es: string; times?: number };

/** The answers to the shop's Confirm that the panel offers. Without `times` they are permanent. */
export const PANEL_ANSWERS: readonly PanelAnswer[] = [
  { name: "normal", en: "As it should be", es: "Como debe ser" },
  {
    name: "without_status",
    en: "First answer without a status",
    es: "La primera, sin estado",
    times: 1,
  },
  { name: "timeout", en: "No answer at all", es: "Ninguna", times: ONE_SILENT_CONFIRM },
  {
    name: "timeout_after_effect",
    en: "Captured, but no answer",
    es: "Cobrado, pero sin respuesta",
    times: 1,
  },
  {
    name: "unavailable",
    en: "503 Service Unavailable",
    es: "503 Service Unavailable",
    times: ONE_CONFIRM,
  },
  { name: "html", en: "An HTML page", es: "Una página HTML", times: ONE_CONFIRM },
  {
    name: "html_when_repeated",
    en: "HTML error when asked again",
    es: "Error en HTML al repetir la pregunta",
  },
  { name: "bad_token", en: "Token rejected", es: "Token rechazado", times: ONE_CONFIRM },
  { name: "late", en: "Too late: already reversed", es: "Demasiado tarde: ya reversado" },
  { name: "wrong_amount", en: "One cent off", es: "Un centavo de diferencia" },
  { name: "wrong_currency", en: "Wrong currency", es: "Otra moneda" },
  { name: "wrong_reference", en: "Another reference", es: "Otra referencia" },
];

/** Return the choices with their labels in a language. */
export const labelled = <Name extends string>(
  choices: readonly ({ name: Name } & Record<PanelLanguage, string>)[],
  language: PanelLanguage,
) => choices.map(({ name, [language]: label }) => ({ name, label }));

export const PANEL_ANSWER_NAMES = PANEL_ANSWERS.map(({ name }) => name);

/** Return the fault of a chosen answer, or null for a normal one. */
export function chosenFault(answer: string, reference: string): SandboxFault | null {
  const choice = PANEL_ANSWERS.find(({ name }) => name === answer);
  if (!choice || choice.name === "normal") return null;
  return { on: "confirm", mode: choice.name, reference, times: choice.times };
}
