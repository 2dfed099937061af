import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FEED_FILES, type FeedFile } from "#app/domain/channels/channel-feeds.ts";
import type { ChannelReport, LeftOutProduct } from "#app/domain/channels/channel-report.ts";
import type { FeedField } from "#app/domain/channels/feed-format.ts";
import { MIN_META_SIDE } from "#app/domain/picture/picture-upload.ts";
import { TextLink } from "../../layout/text-link.tsx";

/** Names that are the same in every language. */
const CHANNELS: Record<FeedFile, string> = { "google.xml": "Google", "meta.csv": "Meta, WhatsApp" };

/** Return the names of fields that a feed requires. */
function useFieldNames(): Record<FeedField, string> {
  const { t } = useLingui();
  return {
    title: t`name`,
    description: t`description`,
    picture: t`picture as JPEG or PNG`,
    largePicture: t`picture of at least ${MIN_META_SIDE} pixels in width and height`,
    price: t`price above 0`,
    color: t`color`,
    size: t`size`,
  };
}

function LeftOut({ product }: { product: LeftOutProduct }) {
  const names = useFieldNames();
  return (
    <li className="py-2 text-sm">
      <TextLink to={`/admin/products?q=${encodeURIComponent(product.name)}`}>
        {product.name}
      </TextLink>
      {FEED_FILES.map((file) => {
        const fields = product.missing[file]?.map((field) => names[field]).join(", ");
        return (
          fields && (
            <span key={file} className="block text-muted">
              {CHANNELS[file]}: <Trans>missing {fields}</Trans>
            </span>
          )
        );
      })}
    </li>
  );
}

/** How many rows each feed has, and the products that it leaves out with what they lack. */
export function LeftOutProducts({ report }: { report: ChannelReport }) {
  const { rows, leftOut, leftOutCount } = report;
  const [google, meta] = [rows["google.xml"], rows["meta.csv"]];
  const further = leftOutCount - leftOut.length;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <p className="text-sm">
        <Trans>
          Rows, one for each size and color: Google {google}; Meta and WhatsApp {meta}.
        </Trans>
      </p>
      {leftOutCount === 0 ? (
        <p className="text-sage text-sm">
          <Trans>No product is left out.</Trans>
        </p>
      ) : (
        <>
          <p className="text-oxblood text-sm">
            <Plural
              value={leftOutCount}
              one="# product is left out in some or all sizes and colors."
              other="# products are left out in some or all sizes and colors."
            />
          </p>
          <ul className="divide-y divide-hairline border-hairline border-y">
            {leftOut.map((product) => (
              <LeftOut key={product.slug} product={product} />
            ))}
          </ul>
          {further > 0 && (
            <p className="text-muted text-sm">
              <Trans>And {further} more.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}
