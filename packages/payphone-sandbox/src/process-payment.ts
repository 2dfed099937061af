import { z } from "zod";
import {
  chosenFault,
  PANEL_ACTION_NAMES,
  PANEL_ANSWER_NAMES,
  type PanelAction,
} from "./panel-choices.ts";
import { decide } from "./payment-transitions.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { Sandbox } from "./sandbox-settings.ts";

export const ProcessRequestSchema = z.strictObject({
  paymentId: z.string().min(1).max(100),
  action: z.enum(PANEL_ACTION_NAMES),
  answer: z.enum(PANEL_ANSWER_NAMES).default("normal"),
});
type ProcessRequest = z.infer<typeof ProcessRequestSchema>;

/** The duration of "Approve slowly" in milliseconds. */
const SLOW_MS = 8000;

const OUTCOMES = {
  approve: "approved",
  slow: "approved",
  close_tab: "approved",
  decline: "declined",
  cancel: "cancelled",
  cancel_without_parameters: "cancelled",
} as const satisfies Record<PanelAction, NonNullable<SandboxPayment["outcome"]>>;

/** `returnUrl` is null when the shopper closes the tab. */
type ProcessResult = { returnUrl: string | null };

/** Apply the action of the panel; null when the payment is unknown, decided or expired. */
export async function processPayment(
  { ledger, timing }: Sandbox,
  { paymentId, action, answer }: ProcessRequest,
): Promise<ProcessResult | null> {
  if (action === "slow") await timing.pause(SLOW_MS);
  const open = ledger.byPaymentId(paymentId);
  const decided = open && decide(open, OUTCOMES[action], ledger.now());
  if (!decided) return null;
  const fault = chosenFault(answer, decided.reference);
  if (fault) {
    const controls = ledger.controls();
    ledger.setControls({ ...controls, faults: [...controls.faults, fault] });
  }
  ledger.save(decided);
  return { returnUrl: action === "close_tab" ? null : returnUrl(decided, action) };
}

/** A return has exactly `id` and `clientTransactionId`, never a status (fact sheet, section 4). */
function returnUrl(payment: SandboxPayment, action: PanelAction): string {
  const cancelled = OUTCOMES[action] === "cancelled";
  const url = cancelled ? payment.cancellationUrl : payment.responseUrl;
  if (action === "cancel_without_parameters") return url;
  const parameters = new URLSearchParams({
    id: String(payment.transactionId),
    clientTransactionId: payment.reference,
  });
  return `${url}${url.includes("?") ? "&" : "?"}${parameters}`;
}
