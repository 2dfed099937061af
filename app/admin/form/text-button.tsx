import type { ComponentProps } from "react";

export const TEXT_BUTTON_CLASS =
  "text-link inline-flex min-h-11 items-center px-2 text-sm last:-mr-2 hover:text-terracotta";

const MUTED_CLASS = "text-link min-h-11 text-muted text-sm hover:text-terracotta";

type TextButtonProps = Omit<ComponentProps<"button">, "type" | "className"> & {
  /** Less prominent, for a removal. */
  isMuted?: boolean;
};

/** A button that looks like a link, for the actions of a row. */
export function TextButton({ isMuted = false, ...props }: TextButtonProps) {
  return <button type="button" className={isMuted ? MUTED_CLASS : TEXT_BUTTON_CLASS} {...props} />;
}
