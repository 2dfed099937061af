import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";

/** An underlined link with a 44 px target. */
export function TextLink({ className, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={classNames("text-link inline-flex min-h-11 items-center", className)}
    />
  );
}
