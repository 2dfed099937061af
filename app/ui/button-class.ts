import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "paper" | "plain";
export type ButtonSize = "md" | "sm";

const BASE =
  "label-caps inline-flex items-center justify-center gap-2.5 text-center text-balance select-none " +
  "transition-[background-color,color,border-color,opacity] duration-200 " +
  "disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border border-terracotta bg-terracotta text-surface hover:border-terracotta-deep hover:bg-terracotta-deep " +
    "disabled:border-hairline disabled:bg-panel disabled:text-muted",
  secondary:
    "border border-ink bg-transparent text-ink hover:bg-ink hover:text-paper " +
    "disabled:border-hairline disabled:text-muted disabled:hover:bg-transparent",
  paper: "border border-surface bg-surface text-ink hover:border-ink hover:bg-ink hover:text-paper",
  plain: "text-ink hover:text-terracotta disabled:text-muted",
};

const SIZES: Record<ButtonSize, string> = {
  md: "min-h-13 px-8 py-3",
  sm: "min-h-11 px-5 py-2",
};

/** Return the classes of a button, also for links styled as one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}
