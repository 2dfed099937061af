import { Trans } from "@lingui/react/macro";
import type { DiscountKind } from "#app/domain/discount-quote.ts";

/** What a kind of discount gives. */
export function DiscountKindName({ kind }: { kind: DiscountKind }) {
  switch (kind) {
    case "percent":
      return <Trans>Percent off</Trans>;
    case "amount":
      return <Trans>An amount off</Trans>;
    case "free_delivery":
      return <Trans>Free delivery</Trans>;
  }
}
