import { useEffect, useState } from "react";
import * as v from "valibot";
import type { BagItem } from "#app/domain/bag/bag.ts";
import {
  type DiscountQuote,
  type DiscountResult,
  DiscountResultSchema,
} from "#app/domain/discount/discount-quote.ts";
import type { DiscountRequest } from "#app/domain/discount/discount-request.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { discountCode } from "../payment-progress/discount-code.ts";
import { postJson } from "../post-json.ts";
import { useStoredValue } from "../stored-value.ts";
import type { CheckoutAttempt } from "./use-start-checkout.ts";

export type DiscountError = NonNullable<DiscountResult["error"]>;

/** The shopper's discount code: what it takes off the bag, or why it does not. */
export type Discount = {
  /** '' without one. */
  code: string;
  /** Null without a code, while the server is asked, and with an error. */
  quote: DiscountQuote | null;
  error: DiscountError | null;
  isAsking: boolean;
  /** What a start sends: '' for a code that was rejected. One that could not be checked is sent, and the start decides. */
  codeToSend: string;
  enter: (code: string) => void;
};

const isRejection = ({ code }: DiscountError) => code.startsWith("DISCOUNT_");

function discountErrorOf({ result }: CheckoutAttempt): DiscountError | null {
  return result?.ok === false && isRejection(result.error) ? result.error : null;
}

/** Ask what a code takes off a bag. Without an answer, the error is UNAVAILABLE. */
async function ask(path: string, question: string, signal: AbortSignal): Promise<DiscountResult> {
  try {
    return v.parse(DiscountResultSchema, await postJson(path, question, signal));
  } catch {
    return { quote: null, error: { code: "UNAVAILABLE", hint: null } };
  }
}

/**
 * Return the shopper's discount code and its setter. The server is asked whenever the bag changes or a code is entered. The
 * last start, `attempt`, may reject it.
 */
export function useDiscount(items: BagItem[], attempt: CheckoutAttempt): Discount {
  const code = useStoredValue(discountCode);
  const [answered, setAnswered] = useState<{ asked: string; result: DiscountResult } | null>(null);
  const [entries, setEntries] = useState(0);
  const path = useLocalizedPath()("/checkout/discount");
  const lines = items.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const question = JSON.stringify({ code, lines } satisfies DiscountRequest);
  // The same code, entered again, is asked about again: there may have been no answer.
  const asked = `${entries} ${question}`;
  const isQuestion = code !== "" && items.length > 0;

  useEffect(() => {
    if (!isQuestion) return;
    const controller = new AbortController();
    void ask(path, question, controller.signal).then((result) => {
      if (!controller.signal.aborted) setAnswered({ asked, result });
    });
    return () => controller.abort();
  }, [isQuestion, path, question, asked]);

  const answer = isQuestion && answered?.asked === asked ? answered.result : null;
  const quote = answer?.quote?.amounts.length === items.length ? answer.quote : null;
  const rejected = code ? discountErrorOf(attempt) : null;
  const error = answer?.error ?? rejected;
  const isRejected = error !== null && (isRejection(error) || error.code === "INVALID_REQUEST");
  return {
    code,
    quote: rejected ? null : quote,
    error,
    isAsking: isQuestion && answer === null,
    codeToSend: isRejected ? "" : code,
    enter(next) {
      // The rejection was of the code before. A start under way is left alone.
      if (attempt.result) attempt.reset();
      discountCode.update(() => next.trim());
      setEntries((count) => count + 1);
    },
  };
}
