import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, use } from "react";
import type { ChannelReport } from "#app/domain/channels/channel-report.ts";
import { LANGUAGES, pathIn } from "#app/domain/text/language.ts";
import { useStoreUrl } from "#app/ui/use-store-url.ts";
import { LoadError } from "../../failure/load-error.tsx";
import type { ReadResult } from "../../failure/read-or-error.ts";
import { LinkedSection } from "../linked-section.tsx";
import { FeedLink } from "./feed-link.tsx";
import { LeftOutProducts } from "./left-out-products.tsx";

function Report({ reading }: { reading: Promise<ReadResult<ChannelReport>> }) {
  const { value, error } = use(reading);
  return value ? (
    <LeftOutProducts report={value} />
  ) : (
    <LoadError error={error}>
      <Trans>The feeds could not be checked.</Trans>
    </LoadError>
  );
}

/** Channels: the URLs of product feeds, and what they leave out. After a change the whole catalogue is read for it, so it may come late. */
export function ChannelsSection({ report }: { report: Promise<ReadResult<ChannelReport>> }) {
  const { i18n } = useLingui();
  const storeUrl = useStoreUrl();
  const names = new Intl.DisplayNames(i18n.locale, { type: "language" });
  return (
    <div className="mb-8 max-w-4xl border border-hairline bg-surface">
      <LinkedSection
        id="channels"
        hint={
          <Trans>
            Product feeds with final prices and current stock. Enter these links in Google Merchant
            Center, Meta Commerce Manager (also for WhatsApp) or Pinterest.
          </Trans>
        }
      >
        <ul className="divide-y divide-hairline sm:col-span-2">
          {LANGUAGES.flatMap((language) => [
            <FeedLink
              key={`google ${language}`}
              name={`Google, Pinterest: ${names.of(language)}`}
              url={storeUrl + pathIn(language, "/feeds/google.xml")}
            />,
            <FeedLink
              key={`meta ${language}`}
              name={`Meta, WhatsApp: ${names.of(language)}`}
              url={storeUrl + pathIn(language, "/feeds/meta.csv")}
            />,
          ])}
        </ul>
        <Suspense
          fallback={
            <p className="text-muted text-sm sm:col-span-2">
              <Trans>Checking the products...</Trans>
            </p>
          }
        >
          <Report reading={report} />
        </Suspense>
      </LinkedSection>
    </div>
  );
}
