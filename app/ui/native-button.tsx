import type { ComponentProps, MouseEvent } from "react";

export type NativeButtonProps = ComponentProps<"button"> & {
  /** Ignores presses and keeps the focus, which `disabled` would drop to the body. Looks the same. */
  isInactive?: boolean | undefined;
};

/** Also keeps a submit button from sending its form. */
const ignorePress = (event: MouseEvent) => event.preventDefault();

/** An unstyled button that may become inactive while it has the focus; `type` defaults to `button`. */
export function NativeButton({
  isInactive = false,
  onClick,
  type = "button",
  ...props
}: NativeButtonProps) {
  const inactive = { "aria-disabled": true, "data-inactive": true, onClick: ignorePress };
  return <button type={type} onClick={onClick} {...props} {...(isInactive && inactive)} />;
}
