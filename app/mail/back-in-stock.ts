import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatCents } from "#app/domain/money/money.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { mailPictureUrl } from "#app/domain/picture/mail-picture-url.ts";
import { choiceName, labelSize } from "#app/domain/product/choice-name.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import type { BackInStockMail } from "#app/domain/stock/back-in-stock-mail.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { settings } from "#app/settings.ts";
import type { LetterItem, MailContent } from "./letter.ts";
import { senderLines } from "./order-blocks.ts";
import { renderLetter } from "./render-letter.ts";

type BackInStockLinks = { productUrl: string; removalUrl: string };

function itemOf(mail: BackInStockMail, storeUrl: string, i18n: I18n): LetterItem {
  const color = choiceName(i18n, mail.color);
  const choices = [
    labelSize(i18n, mail.size, (size) => i18n._(msg`Size: ${size}`)),
    color && i18n._(msg`Color: ${color}`),
    i18n._(msg`IVA included`),
  ];
  return {
    name: nameIn(mail.language, mail),
    choices: choices.filter(Boolean).join(" · "),
    price: formatCents(finalPrice(mail.price, mail.pricing)),
    picture: mailPictureUrl(mail.image, storeUrl),
  };
}

/** Return the one email that tells a shopper that a size and color is back. */
export function backInStock(
  mail: BackInStockMail,
  { productUrl, removalUrl }: BackInStockLinks,
  i18n: I18n,
  information: ShopInformation,
): MailContent {
  const { brand } = settings;
  const name = nameIn(mail.language, mail);
  const content = renderLetter({
    language: mail.language,
    subject: i18n._(msg`${brand}: ${name} is back`),
    title: i18n._(msg`It is back`),
    lead: i18n._(msg`You asked us to tell you. It is not reserved: first come, first served.`),
    blocks: [{ kind: "items", title: null, rows: [itemOf(mail, productUrl, i18n)] }],
    link: { label: i18n._(msg`View the product`), url: productUrl },
    secondLink: { label: i18n._(msg`Remove my email address`), url: removalUrl },
    closing: i18n._(msg`This is the only email about this request.`),
    sender: senderLines(information),
  });
  return { ...content, unsubscribeUrl: removalUrl };
}
