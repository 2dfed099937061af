import { EMAIL_FORM } from "#app/domain/contact/email-form.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { choiceFromText } from "#app/domain/stock/stock-choice.ts";
import type { StockRequestOutcome } from "#app/domain/stock/stock-request-outcome.ts";
import type { Language } from "#app/domain/text/language.ts";
import { fieldText } from "#app/domain/text/posted-form.ts";
import type { StockRequests } from "./stock-requests.ts";

const MAX_INPUT_LENGTH = 1000;

/** `available`: what was asked for is not sold out. */
type Outcome = StockRequestOutcome["outcome"] | "available";

const OUTCOMES: Partial<Record<ShopError["code"], Outcome>> = {
  INVALID_EMAIL: "email",
  CONSENT_REQUIRED: "consent",
  CHOICE_NOT_OFFERED: "choice",
  TOO_MANY_REQUESTS: "too_many",
};

const STATUSES: Record<Outcome, number> = {
  requested: 200,
  available: 200,
  email: 400,
  consent: 400,
  choice: 422,
  too_many: 429,
  failed: 503,
};

const fieldValue = (form: FormData, name: string) =>
  fieldText(form, name).trim().slice(0, MAX_INPUT_LENGTH);

type OnProductPage = {
  productId: string;
  language: Language;
  /** Receives failures, of which the shopper sees no details. */
  report: (error: unknown) => void;
};

/** Store what the form of a product page asks for; return the outcome with its HTTP status and headers. */
export async function submitStockRequest(
  stockRequests: StockRequests,
  form: FormData,
  { productId, language, report }: OnProductPage,
) {
  const typed = { email: fieldValue(form, "email"), choice: fieldValue(form, "choice") };
  const answer = (outcome: Outcome, retryAfter: string | null = null) => ({
    result: { outcome, ...typed },
    status: STATUSES[outcome],
    headers: { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) },
  });
  const choice = choiceFromText(typed.choice);
  if (!choice) return answer("choice");
  const { email } = typed;
  if (!EMAIL_FORM.test(email)) return answer("email");
  const hasConsent = fieldValue(form, "consent") !== "";
  try {
    return answer(
      await stockRequests.request({ email, hasConsent, productId, language, ...choice }),
    );
  } catch (error) {
    if (!(error instanceof ShopError)) {
      report(error);
      return answer("failed");
    }
    const outcome = OUTCOMES[error.code] ?? "failed";
    return answer(outcome, outcome === "too_many" ? (error.hint ?? "60") : null);
  }
}
