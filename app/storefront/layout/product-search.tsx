import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SearchIcon } from "#app/ui/icons/search-icon.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

/** A search form for the shop that works without JavaScript. */
export function ProductSearch({ className }: { className?: string }) {
  const { t } = useLingui();
  const localizedPath = useLocalizedPath();
  return (
    <search className={classNames("w-full max-w-md", className)}>
      <form method="get" action={localizedPath("/shop")} className="flex items-end gap-4">
        <div className="relative min-w-0 flex-1">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-0 size-5 -translate-y-1/2 text-muted" />
          <input
            type="search"
            name="q"
            aria-label={t`Search products`}
            placeholder={t`Search`}
            maxLength={100}
            className="min-h-11 w-full border-edge border-b bg-transparent pl-8 transition-colors placeholder:text-muted hover:border-ink"
          />
        </div>
        <Button type="submit" variant="secondary" size="sm">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
