import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import type { LetterBlock } from "./letter.ts";

/** What an email about an order that awaits its payment needs beside the order. */
export type AwaitingLetter = {
  /** The order's page, where it is paid. */
  orderUrl: string;
  i18n: I18n;
  information: ShopInformation;
};

/** Return what to pay, how, until when, and what to quote. */
export function paymentFacts(order: Order, i18n: I18n): LetterBlock {
  const { paymentDueAt, language } = order;
  return {
    kind: "pairs",
    title: null,
    rows: [
      [i18n._(msg`Amount to pay`), formatCents(order.total)],
      ...(order.paymentMethod === "unchosen"
        ? []
        : [
            [i18n._(msg`Payment Method`), paymentMethodName(order.paymentMethod, i18n)] as [
              string,
              string,
            ],
          ]),
      [
        isPaidOnHandover(order.paymentMethod)
          ? i18n._(msg`Order Number`)
          : i18n._(msg`Reference to quote`),
        orderNumberOf(order.id),
      ],
      ...(paymentDueAt
        ? [[i18n._(msg`Reserved until`), shopTimeOf(paymentDueAt, language)] as [string, string]]
        : []),
    ],
  };
}

/** Return the owner's words on how to pay; no block without any. */
export function howToPay(instructions: string, i18n: I18n): LetterBlock[] {
  if (!instructions) return [];
  return [{ kind: "lines", title: i18n._(msg`How to pay`), lines: instructions.split("\n") }];
}
