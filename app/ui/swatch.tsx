import { type Swatch as SwatchName, swatchFor } from "#app/domain/swatch.ts";
import { classNames } from "./class-names.ts";

const COLORS: Record<SwatchName, string> = {
  terracotta: "bg-swatch-terracotta",
  cream: "bg-swatch-cream",
  "sage green": "bg-swatch-sage-green",
  charcoal: "bg-swatch-charcoal",
  camel: "bg-swatch-camel",
  navy: "bg-swatch-navy",
  cognac: "bg-swatch-cognac",
  black: "bg-swatch-black",
  burgundy: "bg-swatch-burgundy",
  natural: "bg-swatch-natural",
  olive: "bg-swatch-olive",
  ivory: "bg-swatch-ivory",
  blush: "bg-swatch-blush",
  tan: "bg-swatch-tan",
  white: "bg-swatch-white",
  grey: "bg-swatch-grey",
};

type SwatchProps = { color: string; size?: "sm" | "md" };

/** A round swatch of a product color; needs the color's name beside it. */
export function Swatch({ color, size = "sm" }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      title={color}
      className={classNames(
        "inline-block shrink-0 rounded-full border border-edge/70 forced-color-adjust-none",
        size === "sm" ? "size-3.5" : "size-6",
        COLORS[swatchFor(color)],
      )}
    />
  );
}
