import type { ShopNotes } from "./shop-notes.ts";

/** The marks of the ways to pay, in words: no brand's artwork is copied. */
export function PaymentMarks({ payment }: { payment: ShopNotes["payment"] | undefined }) {
  if (!payment) return null;
  return (
    <ul aria-label={payment.label} className="mt-2 flex flex-wrap gap-2">
      {payment.marks.map((mark) => (
        <li key={mark} className="border border-current/40 px-2 py-1 text-xs leading-none">
          {mark}
        </li>
      ))}
    </ul>
  );
}
