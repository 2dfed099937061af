import { Trans } from "@lingui/react/macro";
import type { FieldProblem } from "#app/domain/product-form.ts";

/** The validation message of a field of the product form. */
export function FieldProblemMessage({ problem }: { problem: FieldProblem }) {
  switch (problem) {
    case "required":
      return <Trans>Please fill this in.</Trans>;
    case "long":
      return <Trans>This is too long.</Trans>;
    case "slug":
      return <Trans>Please use letters and digits.</Trans>;
    case "price":
      return <Trans>Please write an amount such as 245.00, at least 0.</Trans>;
    case "original":
      return <Trans>The original price must be above the price.</Trans>;
    case "quantity":
      return <Trans>Please write a whole number, at least 0.</Trans>;
    case "characters":
      return <Trans>Please remove the characters that cannot be seen.</Trans>;
    case "care":
      return <Trans>Please choose at most one symbol of each kind.</Trans>;
    case "measure":
      return <Trans>Please write centimeters from 0.1 to 300, such as 98.5.</Trans>;
    case "height":
      return <Trans>Please write whole centimeters from 100 to 220.</Trans>;
  }
}
