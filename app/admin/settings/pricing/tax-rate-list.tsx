import { Trans, useLingui } from "@lingui/react/macro";
import { percentOf } from "#app/domain/money/pricing.ts";
import { type TaxRate, taxRateOn } from "#app/domain/money/tax-rate.ts";
import { shopDayOf } from "#app/domain/time/shop-day.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../../failure/error-message.tsx";
import { useReturnFocus } from "../../focus/use-return-focus.ts";
import { TextButton } from "../../form/text-button.tsx";
import { useSubmission } from "../../form/use-submission.ts";
import type { SettingsSubmission } from "../write-settings.ts";

type RowProps = { rate: TaxRate; isCurrent: boolean; onRemove: (() => void) | null };

function Row({ rate: { basisPoints, validFrom }, isCurrent, onRemove }: RowProps) {
  const { t } = useLingui();
  const percent = percentOf(basisPoints);
  const day = shopDayOf(`${validFrom}T12:00:00-05:00`, useLanguage());
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-hairline border-b py-1">
      <span className="w-16 tabular-nums">{percent}%</span>
      <span className="grow text-muted text-sm">
        <Trans>from {day}</Trans>
      </span>
      {isCurrent && (
        <span className="text-sage text-sm">
          <Trans>Today's rate</Trans>
        </span>
      )}
      {onRemove && (
        <TextButton isMuted aria-label={t`Remove ${percent}% from ${day}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </TextButton>
      )}
    </li>
  );
}

type TaxRateListProps = { rates: TaxRate[]; today: string };

/** The rates of IVA, newest first. One that has not begun can be removed. */
export function TaxRateList({ rates, today }: TaxRateListProps) {
  const { t } = useLingui();
  const { submit, error } = useSubmission<SettingsSubmission>();
  const list = useReturnFocus<HTMLUListElement>(rates.length);
  const current = taxRateOn(rates, today);
  const remove = (validFrom: string) => submit({ intent: "remove-rate", validFrom });

  return (
    <div className="sm:col-span-2">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t`Rates of IVA`}
        className="border-hairline border-t"
      >
        {rates.map((rate) => (
          <Row
            key={rate.validFrom}
            rate={rate}
            isCurrent={rate === current}
            onRemove={rate.validFrom > today ? () => remove(rate.validFrom) : null}
          />
        ))}
      </ul>
      <ErrorMessage error={error} className="mt-4" />
    </div>
  );
}
