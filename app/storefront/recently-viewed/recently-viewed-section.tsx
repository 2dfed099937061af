import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { focusWhenShownInPlace } from "#app/ui/focus-when-shown.ts";
import { useStoredValue } from "../stored-value.ts";
import { RecentlyViewedRow } from "./recently-viewed-row.tsx";
import { recentlyViewedValue } from "./recently-viewed-value.ts";
import { useNearViewport } from "./use-near-viewport.ts";

/** Takes the focus, because the button is unmounted. */
function Cleared() {
  return (
    <p ref={focusWhenShownInPlace} tabIndex={-1} className="text-muted text-sm outline-none">
      <Trans>The products you viewed were cleared.</Trans>
    </p>
  );
}

export type RecentlyViewedProps = {
  /** The product of the page. */
  exceptId?: string;
  className?: string;
};

/** The products viewed last in this browser. Its room is reserved before the products are read. Nothing without any. */
export function RecentlyViewedSection({ exceptId, className }: RecentlyViewedProps) {
  const ids = useStoredValue(recentlyViewedValue);
  const headingId = useId();
  const [isCleared, setCleared] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const shown = ids.filter((id) => id !== exceptId);
  const { ref, isNear } = useNearViewport();
  if (isCleared) return <Cleared />;
  if (shown.length === 0 || isEmpty) return null;
  return (
    <section ref={ref} aria-labelledby={headingId} className={classNames("text-left", className)}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={headingId} className="font-serif text-xl">
          <Trans>Recently viewed</Trans>
        </h2>
        <button
          type="button"
          onClick={() => {
            recentlyViewedValue.update(() => []);
            setCleared(true);
          }}
          className="text-link min-h-11 text-muted text-sm hover:text-terracotta"
        >
          <Trans>Clear</Trans>
        </button>
      </div>
      <div className="min-h-72">
        {isNear && <RecentlyViewedRow ids={shown} setEmpty={setEmpty} />}
      </div>
    </section>
  );
}
