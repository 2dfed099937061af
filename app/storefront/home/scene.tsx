import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";

/** The scenes and their height, in pixels, at a width of 1200. */
const HEIGHTS = {
  hero: 1500,
  "la-dolce-vita": 1600,
  "modern-milan": 1600,
  "tuscan-escape": 1600,
  "brand-story": 900,
  "style-notes": 1600,
  "style-la-dolce-vita": 900,
  "style-modern-milan": 900,
  "style-tuscan-escape": 900,
} as const;

type SceneProps = {
  name: keyof typeof HEIGHTS;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** One of the atelier's drawn scenes; it decorates, so it has no text of its own. */
export function Scene({ name, sizes, priority, className = "size-full" }: SceneProps) {
  return (
    <Picture
      address={`/scenes/${name}-1200.jpg`}
      alt=""
      sizes={sizes}
      height={HEIGHTS[name]}
      priority={priority}
      className={classNames("overflow-hidden", className)}
    />
  );
}
