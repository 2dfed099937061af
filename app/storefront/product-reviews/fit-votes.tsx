import { Trans } from "@lingui/react/macro";
import { FITS, type Fit } from "#app/domain/product/product-details.ts";
import { fitShares } from "#app/domain/review/fit-shares.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";

/** How buyers say that a product fits, as one bar in three parts with its words below; nothing without votes. */
export function FitVotes({ fits }: { fits: Record<Fit, number> }) {
  const fitWordOf = useFitWord();
  const shares = fitShares(fits);
  if (!shares) return null;
  return (
    <div className="mt-8">
      <p className="label-caps text-muted">
        <Trans>How it fits</Trans>
      </p>
      <div aria-hidden="true" className="mt-4 flex gap-1">
        {FITS.map(
          (fit) =>
            shares[fit] > 0 && (
              <span
                key={fit}
                style={{ flexGrow: shares[fit] }}
                className={classNames(
                  "rounded-full py-1",
                  fit === "true_to_size" ? "bg-ink" : "bg-ink/40",
                )}
              />
            ),
        )}
      </div>
      <ul className="mt-3 flex justify-between gap-3 text-sm leading-snug">
        {FITS.map((fit) => (
          <li key={fit}>
            <span className="block text-muted">{fitWordOf(fit)}</span> <Trans>{shares[fit]}%</Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
