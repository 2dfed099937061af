import { useEffect, useRef } from "react";
import type { AdminReview } from "#app/data/admin/reviews.ts";
import { ReviewEntry } from "./review-entry.tsx";

/** The reviews of a page. A decided one leaves it, and the focus goes to the one that takes its place. */
export function ReviewList({ reviews }: { reviews: AdminReview[] }) {
  const list = useRef<HTMLUListElement>(null);
  const decided = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const left = decided.current;
    if (!left || reviews.some(({ id }) => id === left.id)) return;
    decided.current = null;
    // The pressed button had the focus and is removed. A focus that moved on meanwhile stays.
    if (document.activeElement !== document.body) return;
    const entries = list.current?.querySelectorAll("article") ?? [];
    (entries[Math.min(left.index, entries.length - 1)] ?? list.current)?.focus();
  }, [reviews]);

  return (
    <ul ref={list} tabIndex={-1} className="border-hairline border-t empty:border-0">
      {reviews.map((review, index) => (
        <ReviewEntry
          key={review.id}
          review={review}
          onDecide={() => {
            decided.current = { id: review.id, index };
          }}
        />
      ))}
    </ul>
  );
}
