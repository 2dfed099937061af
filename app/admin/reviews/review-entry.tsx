import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { AdminReview } from "#app/data/admin/reviews.ts";
import { choiceName, labelSize } from "#app/domain/product/choice-name.ts";
import type { ReviewState } from "#app/domain/review/admin-review.ts";
import { STARS } from "#app/domain/review/review.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { Button } from "#app/ui/button.tsx";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { StarIcon } from "#app/ui/icons/star-icon.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { TextLink } from "../layout/text-link.tsx";
import { SandboxBadge } from "../orders/sandbox-badge.tsx";
import type { ReviewSubmission } from "./write-review-change.tsx";

function Stars({ stars }: { stars: number }) {
  return (
    <p className="flex text-terracotta">
      {STARS.map((star) => (
        <StarIcon
          key={star}
          className={star <= stars ? "size-4 [&_path]:fill-current" : "size-4"}
        />
      ))}
      <VisuallyHidden>
        <Trans>{stars} of 5 stars</Trans>
      </VisuallyHidden>
    </p>
  );
}

function Facts({ review }: { review: AdminReview }) {
  const { t, i18n } = useLingui();
  const fitWord = useFitWord();
  const { size, color, heightCm, fit, orderNumber } = review;
  const facts = [
    labelSize(i18n, size, (size) => t`Size: ${size}`),
    choiceName(i18n, color),
    heightCm !== null && t`${heightCm} cm tall`,
    fit && fitWord(fit),
  ].filter(Boolean);
  return (
    <p className="text-muted text-sm">
      {facts.join(" · ")}
      {facts.length > 0 && " · "}
      <TextLink to={`/admin/orders/${review.orderId}`}>
        <Trans>Order {orderNumber}</Trans>
      </TextLink>
    </p>
  );
}

type ReviewEntryProps = { review: AdminReview; onDecide: () => void };

/** A review with what staff can do about it. */
export function ReviewEntry({ review, onDecide }: ReviewEntryProps) {
  const { t } = useLingui();
  const headingId = useId();
  const { submit, isBusy, error } = useSubmission<ReviewSubmission>();
  const product = nameIn(useLanguage(), { name: review.productName, nameEs: review.productNameEs });
  const { author, state } = review;
  const decide = (next: ReviewState) => {
    if (isBusy) return;
    submit({ intent: "decide", id: review.id, state: next });
    onDecide();
  };
  return (
    <li className="border-hairline border-b">
      <article aria-labelledby={headingId} tabIndex={-1} className="grid gap-2 py-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={headingId} className="min-w-0 break-words font-sans text-base">
            {author} ·{" "}
            <TextLink to={`/admin/products?${new URLSearchParams({ q: product })}`}>
              {product}
            </TextLink>
            {review.isSandbox && <SandboxBadge />}
          </h2>
          <span className="text-muted text-sm">
            <ShopTime iso={review.writtenAt} />
          </span>
        </div>
        <Stars stars={review.stars} />
        {review.words && (
          <p lang={review.language} className="max-w-prose whitespace-pre-line break-words">
            {review.words}
          </p>
        )}
        <Facts review={review} />
        <div className="flex flex-wrap gap-3 pt-2">
          {state !== "published" && (
            <Button
              size="sm"
              isInactive={isBusy}
              onClick={() => decide("published")}
              aria-label={t`Publish: ${author} about ${product}`}
            >
              <Trans>Publish</Trans>
            </Button>
          )}
          {state !== "rejected" && (
            <Button
              size="sm"
              variant="secondary"
              isInactive={isBusy}
              onClick={() => decide("rejected")}
              aria-label={
                state === "published"
                  ? t`Unpublish: ${author} about ${product}`
                  : t`Reject: ${author} about ${product}`
              }
            >
              {state === "published" ? <Trans>Unpublish</Trans> : <Trans>Reject</Trans>}
            </Button>
          )}
        </div>
        <ErrorMessage error={error} />
      </article>
    </li>
  );
}
