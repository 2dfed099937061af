import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { labelSize } from "#app/domain/product/choice-name.ts";
import type { ReviewOutcome } from "#app/domain/review/review-draft.ts";
import type { BoughtProduct, ReviewInvitation } from "#app/domain/review/review-invitation.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { ReviewForm } from "./review-form.tsx";
import { StarCount } from "./star-count.tsx";

type ProductReviewProps = {
  product: BoughtProduct;
  firstName: string;
  written: ReviewInvitation["reviews"][number] | undefined;
  outcome: ReviewOutcome | null;
};

type WrittenProps = Pick<ReviewInvitation["reviews"][number], "stars" | "words"> & {
  /** Whether it replaces the form that was just sent. */
  isNew: boolean;
};

function Written({ stars, words, isNew }: WrittenProps) {
  return (
    <div
      ref={isNew ? focusWhenShown : undefined}
      role="status"
      tabIndex={-1}
      className="grid gap-2"
    >
      <p>
        <Trans>Thank you. Your review is shown once we have read it.</Trans>
      </p>
      <p className="text-muted text-sm">
        <StarCount stars={stars} />
      </p>
      {words && <p className="whitespace-pre-line text-muted text-sm">{words}</p>}
    </div>
  );
}

/** A product of the order: the form, or what was written. */
export function ProductReview({ product, firstName, written, outcome }: ProductReviewProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const nameOf = useChoiceName();
  const name = nameIn(useLanguage(), product);
  const choices = product.choices.map(({ size, color }) =>
    [labelSize(i18n, size, (size) => t`Size: ${size}`), nameOf(color)].filter(Boolean).join(" · "),
  );
  return (
    <article aria-labelledby={headingId} className="grid gap-6 border-hairline border-t pt-8">
      <div className="flex gap-5">
        {product.image && (
          <Picture
            src={product.image}
            alt=""
            sizes="72px"
            className="aspect-3/4 w-18 shrink-0 bg-panel"
          />
        )}
        <div>
          <h2 id={headingId} className="text-lg">
            <Link to={`/products/${product.slug}`} lang={product.nameEs ? undefined : "en"}>
              {name}
            </Link>
          </h2>
          {choices.filter(Boolean).map((choice) => (
            <p key={choice} className="text-muted text-sm">
              {choice}
            </p>
          ))}
        </div>
      </div>
      {written ? (
        <Written {...written} isNew={outcome?.outcome === "written"} />
      ) : (
        <ReviewForm product={product} firstName={firstName} outcome={outcome} />
      )}
    </article>
  );
}
