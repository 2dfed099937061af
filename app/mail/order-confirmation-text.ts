import { settings } from "#app/settings.ts";
import type { OrderConfirmationWords } from "./order-confirmation-words.ts";

const pairs = (rows: [string, string][]) => rows.map(([name, value]) => `${name}: ${value}`);

/** Takes the words of a confirmation and the receipt's address; returns it as plain text. */
export function orderConfirmationText(words: OrderConfirmationWords, receiptUrl: string): string {
  const items = words.items.map(({ name, choices, price }) => `${name}  ${price}\n  ${choices}`);
  const sections = [
    [settings.brand],
    [words.title, words.lead],
    pairs(words.details),
    [words.itemsTitle, ...items],
    pairs(words.amounts),
    [words.addressTitle, ...words.address],
    [words.nextTitle, ...words.next.map((line) => `- ${line}`)],
    [words.receipt, receiptUrl],
    [words.questions],
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
