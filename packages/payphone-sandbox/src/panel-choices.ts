import type { ConfirmFaultMode, SandboxFault } from "./sandbox-fault.ts";

/** The actions of the payment panel. */
export const PANEL_ACTIONS = [
  { name: "approve", label: "Approve payment" },
  { name: "decline", label: "Decline payment" },
  { name: "cancel", label: "Cancel payment" },
  { name: "cancel_without_parameters", label: "Cancel without parameters" },
  { name: "slow", label: "Approve slowly" },
  { name: "close_tab", label: "Pay and close the tab" },
] as const;
export type PanelAction = (typeof PANEL_ACTIONS)[number]["name"];

export const PANEL_ACTION_NAMES = PANEL_ACTIONS.map(({ name }) => name);

/** The shop's Confirm makes four attempts at two hosts: a fault of this length reaches the shopper. */
const ONE_CONFIRM = 8;
/** With 15 s for each request there is time for one attempt. */
const ONE_SILENT_CONFIRM = 2;

type PanelAnswer = { name: ConfirmFaultMode | "normal"; label: string; times?: number };

/** The answers to the shop's Confirm that the panel offers. Without `times` they are permanent. */
export const PANEL_ANSWERS: readonly PanelAnswer[] = [
  { name: "normal", label: "As it should be" },
  { name: "without_status", label: "First answer without a status", times: 1 },
  { name: "timeout", label: "No answer at all", times: ONE_SILENT_CONFIRM },
  { name: "timeout_after_effect", label: "Captured, but no answer", times: 1 },
  { name: "unavailable", label: "503 Service Unavailable", times: ONE_CONFIRM },
  { name: "html", label: "An HTML page", times: ONE_CONFIRM },
  { name: "html_when_repeated", label: "HTML error when asked again" },
  { name: "bad_token", label: "Token rejected", times: ONE_CONFIRM },
  { name: "late", label: "Too late: already reversed" },
  { name: "wrong_amount", label: "One cent off" },
  { name: "wrong_currency", label: "Wrong currency" },
  { name: "wrong_reference", label: "Another reference" },
];

export const PANEL_ANSWER_NAMES = PANEL_ANSWERS.map(({ name }) => name);

/** Return the fault of a chosen answer, or null for a normal one. */
export function chosenFault(answer: string, reference: string): SandboxFault | null {
  const choice = PANEL_ANSWERS.find(({ name }) => name === answer);
  if (!choice || choice.name === "normal") return null;
  return { on: "confirm", mode: choice.name, reference, times: choice.times };
}
