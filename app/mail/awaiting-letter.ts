import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import type { LetterBlock } from "./letter.ts";
import { pairs } from "./pairs.ts";

/** What an email about an order that awaits its payment needs beside the order. */
export type AwaitingLetter = {
  /** The order's page, where it is paid. */
  orderUrl: string;
  i18n: I18n;
  information: ShopInformation;
};

/** Return what to pay, how, until when, and what to quote. */
export function paymentFacts(order: Order, i18n: I18n): LetterBlock {
  const { paymentMethod, paymentDueAt, language } = order;
  const number = isPaidOnHandover(paymentMethod) ? msg`Order Number` : msg`Reference to quote`;
  return pairs(
    [i18n._(msg`Amount to pay`), formatCents(order.total)],
    [
      i18n._(msg`Payment Method`),
      paymentMethod !== "unchosen" && paymentMethodName(paymentMethod, i18n),
    ],
    [i18n._(number), orderNumberOf(order.id)],
    [i18n._(msg`Reserved until`), paymentDueAt && shopTimeOf(paymentDueAt, language)],
  );
}

/** Return the owner's words on how to pay; no block without any. */
export function howToPay(instructions: string, i18n: I18n): LetterBlock[] {
  if (!instructions) return [];
  return [{ kind: "lines", title: i18n._(msg`How to pay`), lines: instructions.split("\n") }];
}
