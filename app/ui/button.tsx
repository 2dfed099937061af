import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { NativeButton, type NativeButtonProps } from "./native-button.tsx";

export type ButtonProps = NativeButtonProps & { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, className, ...props }: ButtonProps) {
  return <NativeButton className={buttonClass(variant, size, className)} {...props} />;
}
