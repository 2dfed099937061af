import { useLingui } from "@lingui/react/macro";
import { Swatch } from "#app/ui/swatch.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useChoiceName } from "../use-choice-name.ts";

/** Specification section 2. */
const MAX_SWATCHES = 3;

/** A product's first colors as swatches, and the number of the others. */
export function CardSwatches({ colors }: { colors: string[] }) {
  const { t } = useLingui();
  const nameOf = useChoiceName();
  if (colors.length === 0) return null;
  const names = colors.map(nameOf).join(", ");
  const further = colors.length - MAX_SWATCHES;
  return (
    <p className="flex items-center gap-1.5">
      <VisuallyHidden>{t`Colors: ${names}`}</VisuallyHidden>
      {colors.slice(0, MAX_SWATCHES).map((color) => (
        <Swatch key={color} color={color} />
      ))}
      {further > 0 && (
        <span aria-hidden="true" className="text-muted text-xs leading-none tabular-nums">
          +{further}
        </span>
      )}
    </p>
  );
}
