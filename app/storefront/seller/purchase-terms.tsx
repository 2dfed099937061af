import { PaymentMarks } from "./payment-marks.tsx";
import { PurchaseTerm } from "./purchase-term.tsx";
import { useShopNotes } from "./use-shop-notes.ts";

/** The owner's terms of delivery and returns, and the ways to pay. */
export function PurchaseTerms({ className }: { className: string }) {
  const notes = useShopNotes();
  if (!notes) return null;
  return (
    <div className={`grid gap-2 text-muted text-sm empty:hidden ${className}`}>
      {[notes.delivery, ...notes.returns].map((text) => (
        <PurchaseTerm key={text} text={text} />
      ))}
      <PaymentMarks payment={notes.payment} />
    </div>
  );
}
