import type { I18n } from "@lingui/core";
import type { Order } from "#app/domain/order/order.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import type { Letter, MailContent } from "./letter.ts";
import { questionsLine, senderLines } from "./order-blocks.ts";
import { renderLetter } from "./render-letter.ts";
import { sandboxMark } from "./sandbox-mark.ts";

/** Render the email to the shopper of an order, who may ask questions. Returns it as HTML and as text. */
export function toShopper(
  { language, isSandbox }: Order,
  i18n: I18n,
  information: ShopInformation,
  letter: Omit<Letter, "language" | "closing" | "sender">,
): MailContent {
  return renderLetter({
    language,
    sandboxMark: sandboxMark(isSandbox, i18n),
    closing: questionsLine(i18n),
    sender: senderLines(information),
    ...letter,
  });
}
