type PurchaseTermProps = { text: string | undefined; className?: string };

/** A paragraph in the owner's words, with its line breaks; nothing for an empty text. */
export function PurchaseTerm({ text, className }: PurchaseTermProps) {
  return text ? <p className={`whitespace-pre-line ${className ?? ""}`}>{text}</p> : null;
}
