import { Trans } from "@lingui/react/macro";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";

/**
 * The notice above the header that products are cached or samples; empty when they come from the database. CSS hides it
 * on an error page (`data-error-page`), which needs no notice.
 */
export function SourceNotice({ source }: { source: CatalogueSource }) {
  if (source === "database") return null;
  return (
    <p
      role="status"
      className="bg-amber px-5 py-2.5 text-center font-medium text-sm text-surface leading-snug has-[~main_[data-error-page]]:hidden"
    >
      {source === "sample" ? (
        <Trans>Unable to connect to database. Using sample data for demonstration.</Trans>
      ) : (
        <Trans>
          We can't check our stock right now. You are seeing the last catalog we have; prices and
          stock are checked again at checkout.
        </Trans>
      )}
    </p>
  );
}
