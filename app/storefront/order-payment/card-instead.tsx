import { Trans } from "@lingui/react/macro";
import { type CardAttempt, CardForm, CardNotice } from "./card-form.tsx";

type CardInsteadProps = { attempt: CardAttempt | null; isUnderWay: boolean };

/** The same order can be paid by card instead. */
export function CardInstead({ attempt, isUnderWay }: CardInsteadProps) {
  return (
    <section aria-labelledby="card-title" className="grid gap-4 border-hairline border-t pt-8">
      <h2 id="card-title" className="text-xl">
        <Trans>Pay by card instead</Trans>
      </h2>
      <CardNotice attempt={attempt} isUnderWay={isUnderWay} />
      <CardForm attempt={attempt} variant="secondary" />
    </section>
  );
}
