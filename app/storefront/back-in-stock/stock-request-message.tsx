import { Trans } from "@lingui/react/macro";
import type { StockRequestOutcome } from "#app/domain/stock/stock-request-outcome.ts";

/** What became of a request. */
export function StockRequestMessage({ outcome }: Pick<StockRequestOutcome, "outcome">) {
  switch (outcome) {
    case "requested":
      return <Trans>Thank you. We will write to you once, when it is back.</Trans>;
    case "email":
      return <Trans>Please enter a valid email address, such as name@example.com.</Trans>;
    case "consent":
      return <Trans>Please agree to receive one email about it.</Trans>;
    case "choice":
      return <Trans>Please choose what you are waiting for.</Trans>;
    case "too_many":
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    case "failed":
      return <Trans>Your request could not be saved just now. Please try again in a moment.</Trans>;
  }
}
