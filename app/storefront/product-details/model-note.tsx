import { Trans } from "@lingui/react/macro";
import { inchesOf } from "#app/domain/product/centimeters.ts";
import { useChoiceName } from "../use-choice-name.ts";

const INCHES_PER_FOOT = 12;

/** The model's height, and the size that the model wears. */
export function ModelNote({ height, size: worn }: { height: number | null; size: string }) {
  const size = useChoiceName()(worn);
  if (height === null) return <Trans>Wears size {size}</Trans>;
  const total = Math.round(inchesOf(height));
  const feet = Math.floor(total / INCHES_PER_FOOT);
  const inches = total % INCHES_PER_FOOT;
  return size ? (
    <Trans>
      {height} cm ({feet} ft {inches} in) tall, wears size {size}
    </Trans>
  ) : (
    <Trans>
      {height} cm ({feet} ft {inches} in) tall
    </Trans>
  );
}
