import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";

/** The scenes: height in pixels at a width of 1200, and placeholder color. */
export const SCENES = {
  hero: { height: 1500, color: "#cbb7a2" },
  "la-dolce-vita": { height: 1600, color: "#cfc5b4" },
  "modern-milan": { height: 1600, color: "#e1d6c5" },
  "tuscan-escape": { height: 1600, color: "#d5c4b0" },
  "brand-story": { height: 900, color: "#d5b99d" },
  "style-notes": { height: 1600, color: "#d9bfa8" },
  "style-la-dolce-vita": { height: 900, color: "#c4b6a3" },
  "style-modern-milan": { height: 900, color: "#b8a389" },
  "style-tuscan-escape": { height: 900, color: "#bebba5" },
} as const;

type SceneProps = {
  name: keyof typeof SCENES;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A scene drawn by the atelier. It is decorative and has no alternative text. */
export function Scene({ name, sizes, priority, className = "size-full" }: SceneProps) {
  return (
    <Picture
      src={`/scenes/${name}-1200.jpg`}
      alt=""
      sizes={sizes}
      height={SCENES[name].height}
      color={SCENES[name].color}
      priority={priority}
      className={classNames("overflow-hidden", className)}
    />
  );
}
