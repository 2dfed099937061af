import { Trans, useLingui } from "@lingui/react/macro";
import { labelSize } from "#app/domain/product/choice-name.ts";
import type { Review } from "#app/domain/review/review.ts";
import { shopDayOf } from "#app/domain/time/shop-day.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { Stars } from "./stars.tsx";

/** What one buyer says, and in which size. */
export function ReviewItem({ review }: { review: Review }) {
  const { t, i18n } = useLingui();
  const fitWordOf = useFitWord();
  const language = useLanguage();
  const { author, stars, fit, words, size, heightCm, writtenAt } = review;
  const isForeign = words !== "" && review.language !== language;
  const facts = [
    labelSize(i18n, size, (name) => t`Size bought: ${name}`),
    heightCm !== null && t`Height: ${heightCm} cm`,
    fit && fitWordOf(fit),
  ].filter(Boolean);
  return (
    <li className="border-hairline border-t py-6">
      <Stars value={stars} className="h-4.5" />
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <bdi className="min-w-0 break-words font-semibold">{author}</bdi>
        <time dateTime={writtenAt} className="text-muted text-sm">
          {shopDayOf(writtenAt, language)}
        </time>
      </p>
      {words && (
        <p
          lang={isForeign ? review.language : undefined}
          className="mt-3 max-w-[31em] whitespace-pre-line break-words"
        >
          {words}
        </p>
      )}
      <p className="mt-3 text-muted text-sm">{facts.join(" · ")}</p>
      {isForeign && (
        <p className="text-muted text-sm">
          {review.language === "es" ? (
            <Trans>Written in Spanish</Trans>
          ) : (
            <Trans>Written in English</Trans>
          )}
        </p>
      )}
    </li>
  );
}
