import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";
import { FilterControls, type FilterControlsProps } from "./filter-controls.tsx";

/** The filters beside the grid. In the document, where the panel is closed, they are for browsers without script. */
export function FilterPanel(props: FilterControlsProps) {
  // The grid is painted before the numbers beside it.
  const counts = useDeferredUntilPaint(props.counts);
  const controls = <FilterControls {...props} counts={counts} />;
  return import.meta.env.SSR ? <noscript>{controls}</noscript> : controls;
}
