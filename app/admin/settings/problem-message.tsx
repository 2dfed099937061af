import { Trans } from "@lingui/react/macro";
import type { ShopInformationProblem } from "#app/domain/shop-information/shop-information-form.ts";

/** The validation message of a setting. */
export function ProblemMessage({ problem }: { problem: ShopInformationProblem }) {
  switch (problem) {
    case "long":
      return <Trans>This is too long.</Trans>;
    case "line":
      return <Trans>Please write this on one line.</Trans>;
    case "ruc":
      return <Trans>A RUC has 13 digits and ends in 001.</Trans>;
    case "phone":
      return <Trans>Please check this number; for example 099 123 4567.</Trans>;
    case "days":
      return <Trans>Please write a whole number of days.</Trans>;
    case "range":
      return <Trans>Please fill in both, the longer time here.</Trans>;
    case "tracking":
      return <Trans>Please write a link that begins with https://</Trans>;
  }
}
