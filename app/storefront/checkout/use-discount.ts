import { useEffect, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import * as v from "valibot";
import type { BagItem } from "#app/domain/bag.ts";
import {
  DiscountCodeSchema,
  type DiscountQuote,
  type DiscountRequest,
  type DiscountResult,
} from "#app/domain/discount-quote.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { createStoredValue } from "../stored-value.ts";
import type { CheckoutAttempt } from "./use-start-checkout.ts";

const storedCode = createStoredValue<string>({
  key: "gemma-luce-discount",
  area: "sessionStorage",
  empty: "",
  parse: (text) => v.parse(DiscountCodeSchema, text),
  serialize: (code) => code || null,
});

export type DiscountError = NonNullable<DiscountResult["error"]>;

/** The shopper's discount code: what it takes off the bag, or why it does not. */
export type Discount = {
  /** '' without one. */
  code: string;
  /** Null without a code, while the server is asked, and with an error. */
  quote: DiscountQuote | null;
  error: DiscountError | null;
  isAsking: boolean;
  enter: (code: string) => void;
};

function discountErrorOf({ result }: CheckoutAttempt): DiscountError | null {
  return result?.ok === false && result.error.code.startsWith("DISCOUNT_") ? result.error : null;
}

/**
 * Return the shopper's discount code and its setter. It survives a reload and the provider's page in sessionStorage, and
 * the server is asked again whenever the bag changes. The last start, `attempt`, may reject it.
 */
export function useDiscount(items: BagItem[], attempt: CheckoutAttempt): Discount {
  const code = useSyncExternalStore(storedCode.subscribe, storedCode.get, () => "");
  const { submit, state, data } = useFetcher<DiscountResult>();
  const action = useLocalizedPath()("/checkout/discount");
  const lines = JSON.stringify(
    items.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  );

  useEffect(() => {
    if (!code || lines === "[]") return;
    const question: DiscountRequest = { code, lines: JSON.parse(lines) };
    void submit(question, { method: "post", action, encType: "application/json" });
  }, [code, lines, action, submit]);

  const isAsking = code !== "" && (state !== "idle" || !data);
  const answer = code && !isAsking ? data : null;
  const quote = answer?.quote?.amounts.length === items.length ? answer.quote : null;
  const rejected = code ? discountErrorOf(attempt) : null;
  return {
    code,
    quote: rejected ? null : quote,
    error: answer?.error ?? rejected,
    isAsking,
    enter(next) {
      // The rejection was of the code before. A start under way is left alone.
      if (attempt.result) attempt.reset();
      storedCode.update(() => next.trim());
    },
  };
}
