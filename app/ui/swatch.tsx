import { useContext } from "react";
import { chosenHex, swatchFor } from "#app/domain/product/swatch.ts";
import { ChosenSwatches } from "./chosen-swatches.ts";
import { classNames } from "./class-names.ts";

type SwatchProps = { color: string; size?: "sm" | "md" };

/** A round swatch of a product color, which no dark theme of the browser changes; needs the color's name beside it. */
export function Swatch({ color, size = "sm" }: SwatchProps) {
  const hex = chosenHex(useContext(ChosenSwatches), color);
  const token = `var(--color-swatch-${swatchFor(color).replace(" ", "-")})`;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: hex ?? token, colorScheme: "only light" }}
      className={classNames(
        "inline-block shrink-0 rounded-full border border-edge/70 forced-color-adjust-none",
        size === "sm" ? "size-3.5" : "size-6",
      )}
    />
  );
}
