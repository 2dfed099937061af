import { Trans } from "@lingui/react/macro";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { type CardAttempt, CardForm, CardNotice } from "./card-form.tsx";

type CardInsteadProps = {
  attempt: CardAttempt | null;
  isUnderWay: boolean;
  /** Whether the form waits behind its heading. */
  isFolded: boolean;
};

/** The same order can be paid by card instead. */
export function CardInstead({ attempt, isUnderWay, isFolded }: CardInsteadProps) {
  const title = <Trans>Pay by card instead</Trans>;
  const form = <CardForm attempt={attempt} variant="secondary" />;
  return (
    <section aria-labelledby="card-title" className="grid gap-4 border-hairline border-t pt-8">
      {!isFolded && (
        <h2 id="card-title" className="text-xl">
          {title}
        </h2>
      )}
      <CardNotice attempt={attempt} isUnderWay={isUnderWay} />
      {isFolded ? (
        <details className="group">
          <summary
            id="card-title"
            className="flex min-h-11 cursor-pointer items-center gap-1.5 text-muted text-sm [&::-webkit-details-marker]:hidden"
          >
            {title}
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  );
}
