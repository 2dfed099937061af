import type { FaultyShop } from "./faulty-shop.ts";
import { credited, invoiced } from "./invoice-purchases.ts";
import { listSteps, type Step } from "./kill-steps.ts";
import type { Purchase } from "./purchases.ts";
import { SRI_ANSWERS } from "./sri-answers.ts";

/** From the payment to the authorized document; every list of steps must reach them all. */
export const INVOICE_CALLS = [
  "store.settle",
  "signer.sign",
  "documents.recordSigned",
  "sri.send",
  "documents.recordReception",
  "sri.findAuthorization",
  "documents.recordAuthorization",
  "documents.defer",
];

/** Reached only when a person has to see to a document. */
const OWNER_CALLS = ["documents.stop", "documents.retry"];

/** Payments with an invoice while the SRI answers as it should, or not. */
export const FEW_SCENARIOS: Record<string, Purchase> = {
  "paid, with an invoice": invoiced(null, false),
  "refunded, with a credit note": invoiced(null, true),
  "the SRI's error": invoiced({ fault: "internal_error" }, false),
  "the SRI stores it and does not say so": invoiced({ fault: "closed_after_storing" }, false),
  "the SRI answers with half an answer": invoiced({ fault: "truncated" }, false),
  "the SRI needs time": invoiced({ fault: "processing", times: 2 }, false),
  "the SRI knows nothing yet": invoiced({ fault: "empty" }, true),
};

/** An invoice and a credit note under each answer of the SRI. */
export const ALL_SCENARIOS: Record<string, Purchase> = Object.fromEntries(
  Object.entries(SRI_ANSWERS).flatMap(([answer, fault]) => [
    [`an invoice: ${answer}`, invoiced(fault, false)],
    [`a credit note: ${answer}`, credited(fault)],
  ]),
);

/** Run the scenarios undisturbed and list the steps about documents: each once, or each under every scenario. */
export async function invoiceSteps(
  shop: FaultyShop,
  scenarios: Record<string, Purchase>,
  forEveryScenario: boolean,
  others: FaultyShop[] = [],
): Promise<Step[]> {
  const steps = await listSteps(shop, forEveryScenario, others, scenarios);
  const calls = [...INVOICE_CALLS, ...OWNER_CALLS];
  return steps.filter(({ point }) => calls.some((call) => point.endsWith(` ${call}`)));
}
