import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Link, type LinkProps } from "./link.tsx";

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} {...props} />;
}
