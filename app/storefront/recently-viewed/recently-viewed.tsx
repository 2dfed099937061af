import { lazyModule } from "#app/ui/lazy-module.ts";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { LoadErrorContext } from "#app/ui/load-error-context.ts";
import { useStoredValue } from "../stored-value.ts";
import type { RecentlyViewedProps } from "./recently-viewed-section.tsx";
import { recentlyViewedValue } from "./recently-viewed-value.ts";

/** In a separate chunk: a first visit has viewed nothing else. */
const section = lazyModule(() =>
  import("./recently-viewed-section.tsx").then(
    ({ RecentlyViewedSection }) => RecentlyViewedSection,
  ),
);

/** A failed load leaves the section out. */
const leaveOut = () => {};

/** The products viewed last in this browser. Nothing without any. */
export function RecentlyViewed({ exceptId, className }: RecentlyViewedProps) {
  const open = useStoredValue(recentlyViewedValue).some((id) => id !== exceptId);
  return (
    <LoadErrorContext value={leaveOut}>
      <LazyPanel module={section} props={{ open, onOpenChange: leaveOut, exceptId, className }} />
    </LoadErrorContext>
  );
}
