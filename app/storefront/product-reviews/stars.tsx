import { useLingui } from "@lingui/react/macro";
import { STARS } from "#app/domain/review/review.ts";
import { classNames } from "#app/ui/class-names.ts";

const WIDTH = 24;
/** Empty at either end, so that the first star is at the edge of the text. */
const MARGIN = 2.8;
const STAR = "l2.4 5.9 6.3 .5-4.9 4.1 1.5 6.2-5.4-3.3-5.4 3.3 1.5-6.2-4.9-4.1 6.3-.5z";
const FIVE_STARS = STARS.map((star) => `M${(star - 0.5) * WIDTH} 3.4${STAR}`).join("");

type StarsProps = {
  /** 1 to 5, with at most one decimal. */
  value: number;
  /** Its height. */
  className: string;
};

/** Five stars, filled up to a value. */
export function Stars({ value, className }: StarsProps) {
  const { t } = useLingui();
  return (
    <svg
      role="img"
      aria-label={t`${value} of 5 stars`}
      viewBox={`${MARGIN} 0 ${STARS.length * WIDTH - 2 * MARGIN} ${WIDTH}`}
      fill="none"
      stroke="currentColor"
      className={classNames("text-terracotta", className)}
    >
      <path d={FIVE_STARS} />
      {/* An inner svg clips what it shows. */}
      <svg aria-hidden="true" width={value * WIDTH} height={WIDTH}>
        <path d={FIVE_STARS} fill="currentColor" />
      </svg>
    </svg>
  );
}
