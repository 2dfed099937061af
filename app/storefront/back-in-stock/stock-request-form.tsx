import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData } from "react-router";
import type { StockRequestOffer } from "#app/domain/stock/stock-choice.ts";
import {
  STOCK_REQUEST_ID,
  type StockRequestOutcome,
} from "#app/domain/stock/stock-request-outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ChoiceField } from "./choice-field.tsx";
import { WithProblem } from "./with-problem.tsx";

const MESSAGES: Record<StockRequestOutcome["outcome"], MessageDescriptor> = {
  requested: msg`Thank you. We will write to you once, when it is back.`,
  email: msg`Please enter a valid email address, such as name@example.com.`,
  consent: msg`Please agree to receive one email about it.`,
  choice: msg`Please choose what you are waiting for.`,
  too_many: msg`Too many attempts. Please wait a few minutes and try again.`,
  failed: msg`Your request could not be saved just now. Please try again in a moment.`,
};

type FieldsProps = Omit<StockRequestOffer, "isSoldOut"> & {
  posted: StockRequestOutcome | undefined;
};

function Fields({ slug, choices, posted }: FieldsProps) {
  const { t } = useLingui();
  const localizedPath = useLocalizedPath();
  return (
    // A plain form: it works before, and without, its script.
    <form
      method="post"
      action={`${localizedPath(`/products/${slug}`)}#${STOCK_REQUEST_ID}`}
      className="grid gap-4"
    >
      <ChoiceField choices={choices} chosen={posted?.choice} problem={t(MESSAGES.choice)} />
      <WithProblem problem={t(MESSAGES.email)}>
        {(problemId) => (
          <TextField
            label={<Trans>Email</Trans>}
            type="email"
            name="email"
            required
            maxLength={200}
            autoComplete="email"
            defaultValue={posted?.email}
            data-problem={problemId}
          />
        )}
      </WithProblem>
      <WithProblem problem={t(MESSAGES.consent)}>
        {(problemId) => (
          <label className="flex min-h-11 items-start gap-3 text-sm">
            <input
              type="checkbox"
              name="consent"
              value="yes"
              required
              data-problem={problemId}
              className="mt-0.5 size-5 shrink-0 accent-terracotta"
            />
            <span>
              <Trans>
                I agree to receive one email when it is back. See our{" "}
                <Link to="/info/privacy" className="text-link">
                  Privacy Policy
                </Link>
                .
              </Trans>
            </span>
          </label>
        )}
      </WithProblem>
      <Button type="submit" variant="secondary" className="justify-self-start">
        <Trans>Tell me</Trans>
      </Button>
    </form>
  );
}

/** Asks for one email when a sold-out size and color is back: open for a sold-out product, else folded. */
export function StockRequestForm({ isSoldOut, ...fields }: StockRequestOffer) {
  const { t } = useLingui();
  // Of the product's page; none in Quick View, which is outside of its route.
  const posted = useActionData<StockRequestOutcome>();
  const failure = posted?.outcome === "requested" ? undefined : posted;
  return (
    <details
      id={STOCK_REQUEST_ID}
      open={isSoldOut || posted !== undefined}
      className="group mt-6 scroll-mt-28 border border-hairline bg-surface px-5 py-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        {isSoldOut ? (
          <Trans>Tell me when it is back</Trans>
        ) : (
          <Trans>Is your size or color sold out? We tell you when it is back</Trans>
        )}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2 pb-4">
        {posted && (
          <p
            role={failure ? "alert" : "status"}
            className={failure ? "text-oxblood text-sm" : "text-sage"}
          >
            {t(MESSAGES[posted.outcome])}
          </p>
        )}
        {posted?.outcome !== "requested" && <Fields {...fields} posted={failure} />}
      </div>
    </details>
  );
}
