import { settings } from "#app/settings.ts";
import { Link } from "#app/ui/link.tsx";

export function BrandMark() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center text-center font-serif text-[min(1.625rem,6.7vw)] leading-none tracking-[-0.01em] sm:text-[1.875rem]"
    >
      {settings.brand}
    </Link>
  );
}
