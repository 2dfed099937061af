import { Trans } from "@lingui/react/macro";
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
        <details>
          <summary id="card-title" className="min-h-11 content-center text-muted text-sm">
            {title}
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  );
}
