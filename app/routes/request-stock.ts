import { data, type RouterContextProvider } from "react-router";
import { stockRequestsContext } from "#app/data/stock-requests.ts";
import type { Language } from "#app/domain/language.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { choiceFromText } from "#app/domain/stock-choice.ts";
import type { StockRequestOutcome } from "#app/storefront/back-in-stock/stock-request-outcome.ts";

const PRIVATE = { "Cache-Control": "no-store" };
const MAX_INPUT_LENGTH = 1000;

const OUTCOMES: Partial<Record<ShopError["code"], StockRequestOutcome["outcome"]>> = {
  INVALID_EMAIL: "email",
  CONSENT_REQUIRED: "consent",
  CHOICE_NOT_OFFERED: "choice",
  TOO_MANY_REQUESTS: "too_many",
};

const STATUSES: Record<StockRequestOutcome["outcome"], number> = {
  requested: 200,
  available: 200,
  email: 400,
  consent: 400,
  choice: 422,
  too_many: 429,
  failed: 503,
};

function fieldValue(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().slice(0, MAX_INPUT_LENGTH) : "";
}

/** Store that a shopper is to be told about a product's size and color; return the product route's action data. */
export async function requestStock(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { productId, language }: { productId: string; language: Language },
) {
  // An invalid body counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const typed = { email: fieldValue(form, "email"), choice: fieldValue(form, "choice") };
  const answer = (outcome: StockRequestOutcome["outcome"], headers = {}) =>
    data<StockRequestOutcome>(
      { outcome, ...typed },
      { status: STATUSES[outcome], headers: { ...PRIVATE, ...headers } },
    );
  const choice = choiceFromText(typed.choice);
  if (!choice) return answer("choice");
  const hasConsent = fieldValue(form, "consent") !== "";
  const { email } = typed;
  try {
    const wanted = { email, hasConsent, productId, language, ...choice };
    return answer(await context.get(stockRequestsContext).request(wanted));
  } catch (error) {
    if (!(error instanceof ShopError)) return answer("failed");
    const outcome = OUTCOMES[error.code] ?? "failed";
    return answer(outcome, outcome === "too_many" ? { "Retry-After": error.hint ?? "60" } : {});
  }
}
