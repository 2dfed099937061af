import { Trans } from "@lingui/react/macro";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import { NoticeBar } from "./notice-bar.tsx";

/** The notice that products are cached or samples; empty when they come from the database. */
export function SourceNotice({ source }: { source: CatalogueSource }) {
  if (source === "database") return null;
  return (
    <NoticeBar>
      {source === "sample" ? (
        <Trans>Unable to connect to database. Using sample data for demonstration.</Trans>
      ) : (
        <Trans>
          We can't check our stock right now. You are seeing the last catalog we have; prices and
          stock are checked again at checkout.
        </Trans>
      )}
    </NoticeBar>
  );
}
