import { Trans } from "@lingui/react/macro";
import type { DeliveryZoneProblem } from "#app/domain/delivery-zone-form.ts";

/** The validation message of a zone's field. */
export function ZoneProblemMessage({ problem }: { problem: DeliveryZoneProblem }) {
  switch (problem) {
    case "name":
      return <Trans>Please write a name.</Trans>;
    case "long":
      return <Trans>This is too long.</Trans>;
    case "price":
      return <Trans>Please write an amount from 0 to 1,000 dollars, for example 4.50.</Trans>;
    case "free-from":
      return <Trans>Please write an amount, or nothing if delivery is never free.</Trans>;
    case "days":
      return <Trans>Please write a whole number of days.</Trans>;
    case "range":
      return <Trans>Please fill in both, the longer time here.</Trans>;
    case "provinces":
      return <Trans>Choose the provinces of this zone, or everywhere else.</Trans>;
  }
}
