import { Trans } from "@lingui/react/macro";

/** A number of stars in words. */
export function StarCount({ stars }: { stars: number }) {
  return stars === 1 ? <Trans>1 star</Trans> : <Trans>{stars} stars</Trans>;
}
