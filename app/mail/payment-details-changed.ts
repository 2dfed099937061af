import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import {
  PAYMENT_DETAILS,
  type PaymentDetail,
  type PaymentDetailsChange,
} from "#app/domain/payment/payment-details-change.ts";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/text/language.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import type { LetterBlock, MailContent } from "./letter.ts";
import { pairs } from "./pairs.ts";
import { renderLetter } from "./render-letter.ts";

const NAMES: Record<PaymentDetail, ReturnType<typeof msg>> = {
  instructions_es: msg`How to pay, in Spanish`,
  instructions: msg`How to pay, in English`,
  qr_image: msg`Picture of the QR code`,
  whatsapp: msg`WhatsApp`,
};

function changeBlocks({ changes }: PaymentDetailsChange, i18n: I18n): LetterBlock[] {
  return PAYMENT_DETAILS.flatMap((detail): LetterBlock[] => {
    const change = changes[detail];
    if (!change) return [];
    const name = i18n._(NAMES[detail]);
    const linesOf = (value: string, picture: string) =>
      (detail === "qr_image" && value ? picture : value || i18n._(msg`(empty)`)).split("\n");
    return [
      {
        kind: "lines",
        title: i18n._(msg`${name}: before`),
        lines: linesOf(change.before, i18n._(msg`A picture`)),
      },
      {
        kind: "lines",
        title: i18n._(msg`${name}: now`),
        lines: linesOf(change.after, i18n._(msg`A new picture`)),
      },
    ];
  });
}

/** Return the email to the owner about a change of where shoppers' money goes, or whom they ask. */
export function paymentDetailsChanged(
  change: PaymentDetailsChange,
  settingsUrl: string,
  i18n: I18n,
): MailContent {
  const { method, changedBy, changedAt } = change;
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;
  const details = pairs(
    [i18n._(msg`Payment Method`), method && paymentMethodName(method, i18n)],
    [i18n._(msg`Changed by`), changedBy || null],
    [i18n._(msg`Changed on`), shopTimeOf(changedAt, language)],
  );
  return renderLetter({
    language: i18n.locale,
    title: i18n._(msg`Your payment details were changed`),
    lead: i18n._(
      msg`Shoppers follow these details when they pay. If you do not know of this change, please correct it in Settings at once and choose a new password.`,
    ),
    blocks: [details, ...changeBlocks(change, i18n)],
    link: { label: i18n._(msg`Settings`), url: settingsUrl },
    closing: i18n._(msg`You receive this once for each change.`),
  });
}
