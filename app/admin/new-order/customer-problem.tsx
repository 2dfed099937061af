import { Trans } from "@lingui/react/macro";
import type { CustomerProblem as Problem } from "#app/domain/read-owner-order.ts";

/** What is wrong with a field of the customer. */
export function CustomerProblem({ problem }: { problem: Problem }) {
  switch (problem) {
    case "required":
      return <Trans>Please fill in this field.</Trans>;
    case "email":
      return <Trans>Please write an email address, for example ana@example.com.</Trans>;
    case "phone":
      return <Trans>Please check the number; for example 099 123 4567.</Trans>;
    case "phone-abroad":
      return <Trans>Please write the number with its country, for example +51 987 654 321.</Trans>;
    case "province":
    case "undelivered":
      return <Trans>Please choose a province of Ecuador.</Trans>;
    case "characters":
      return <Trans>Please check these characters.</Trans>;
  }
}
