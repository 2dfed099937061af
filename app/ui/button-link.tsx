import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Link, type LinkProps } from "./link.tsx";

type ButtonLinkProps = Omit<LinkProps, "className"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} {...props} />;
}
