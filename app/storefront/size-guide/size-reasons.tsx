import { Trans } from "@lingui/react/macro";
import type { Placement, SizeAdvice } from "#app/domain/fit/find-size.ts";
import { inchesOf, type LengthUnit } from "#app/domain/product/centimeters.ts";
import type { Fit } from "#app/domain/product/product-details.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { useUnitName } from "./use-unit-name.ts";

const numberIn = (unit: LengthUnit, centimeters: number) =>
  unit === "cm" ? centimeters : inchesOf(centimeters);

function PlacementReason({ placement, unit }: { placement: Placement; unit: LengthUnit }) {
  const measure = useMeasureWord()(placement.measure);
  const nameOf = useChoiceName();
  const unitName = useUnitName(unit);
  const value = `${numberIn(unit, placement.value)} ${unitName}`;
  switch (placement.place) {
    case "within": {
      const [from, to] = placement.range.map((end) => numberIn(unit, end));
      const size = nameOf(placement.size);
      return (
        <Trans>
          {measure}: {value} is in size {size} ({from}–{to}).
        </Trans>
      );
    }
    case "between": {
      const { lower, upper } = placement;
      const from = numberIn(unit, lower.centimeters);
      const to = numberIn(unit, upper.centimeters);
      const [small, large] = [nameOf(lower.size), nameOf(upper.size)];
      return (
        <Trans>
          {measure}: {value} is between {small} {from} and {large} {to}. Between two sizes, the
          larger is more comfortable.
        </Trans>
      );
    }
    case "below": {
      const from = numberIn(unit, placement.nearest.centimeters);
      const nearest = nameOf(placement.nearest.size);
      return (
        <Trans>
          {measure}: {value} is smaller than our smallest size, {nearest}, which begins at {from}.
        </Trans>
      );
    }
    case "above": {
      const to = numberIn(unit, placement.nearest.centimeters);
      const nearest = nameOf(placement.nearest.size);
      return (
        <Trans>
          {measure}: {value} is larger than our largest size, {nearest}, which ends at {to}.
        </Trans>
      );
    }
  }
}

function FitReason({ advice, fit }: { advice: SizeAdvice; fit: Fit }) {
  const nameOf = useChoiceName();
  const unshifted = advice.unshifted && nameOf(advice.unshifted);
  if (fit === "runs_small") {
    return unshifted ? (
      <Trans>This product runs small, so we suggest one size larger than {unshifted}.</Trans>
    ) : (
      <Trans>This product runs small, and there is no larger size.</Trans>
    );
  }
  return unshifted ? (
    <Trans>This product runs large, so we suggest one size smaller than {unshifted}.</Trans>
  ) : (
    <Trans>This product runs large, and there is no smaller size.</Trans>
  );
}

type SizeReasonsProps = { advice: SizeAdvice; fit: Fit | null; unit: LengthUnit };

export function SizeReasons({ advice, fit, unit }: SizeReasonsProps) {
  const { placements, elsewhere } = advice;
  const size = useChoiceName()(advice.size);
  const worn = elsewhere && `${elsewhere.system.toUpperCase()} ${elsewhere.size}`;
  return (
    <div className="mt-4 border-hairline border-t pt-4">
      <p className="text-lg">
        {advice.isOutside ? (
          <Trans>
            The nearest size: <strong>{size}</strong>
          </Trans>
        ) : (
          <Trans>
            Your size: <strong>{size}</strong>
          </Trans>
        )}
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {placements.map((placement) => (
          <li key={placement.measure}>
            <PlacementReason placement={placement} unit={unit} />
          </li>
        ))}
        {worn && (
          <li>
            <Trans>You wear {worn}.</Trans>
          </li>
        )}
        {advice.differs && (
          <li>
            <Trans>Your measurements are of different sizes: the largest fits all of them.</Trans>
          </li>
        )}
        {fit && fit !== "true_to_size" && (
          <li>
            <FitReason advice={advice} fit={fit} />
          </li>
        )}
      </ul>
    </div>
  );
}
