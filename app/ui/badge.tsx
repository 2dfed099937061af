import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "ink" | "terracotta" | "amber" | "oxblood" | "sage";

const TONES: Record<BadgeTone, string> = {
  ink: "text-ink",
  terracotta: "text-terracotta",
  amber: "text-amber",
  oxblood: "text-oxblood",
  sage: "text-sage",
};

/** A small label. */
export function Badge({ tone = "ink", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames("label-caps inline-block bg-surface px-3 py-1.5", TONES[tone])}>
      {children}
    </span>
  );
}
