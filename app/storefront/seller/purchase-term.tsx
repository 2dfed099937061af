/** A paragraph in the owner's words, with its line breaks; nothing for an empty text. */
export function PurchaseTerm({ text }: { text: string | undefined }) {
  return text ? <p className="whitespace-pre-line">{text}</p> : null;
}
