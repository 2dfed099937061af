import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { AdminPage } from "#app/data/admin/admin-page.ts";
import { listEverySubscriber } from "#app/data/admin/subscribers.ts";
import {
  type Subscriber,
  type SubscriberQuery,
  subscriberCsvRows,
} from "#app/domain/contact/subscriber.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { ExportButton } from "../table/export-button.tsx";
import { TablePaging } from "../table/table-paging.tsx";
import { TableSearch } from "../table/table-search.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { SubscriberTable } from "./subscriber-table.tsx";

type NewsletterPageProps = {
  query: SubscriberQuery;
  page: AdminPage<Subscriber> | null;
  error: ShopError | null;
};

/** The tab Newsletter: who signed up, and when. */
export function NewsletterPage({ query, page, error }: NewsletterPageProps) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const headings = {
    email: t`Email`,
    consentedAt: t`Signed up (Ecuador time)`,
    confirmedAt: t`Confirmed (Ecuador time)`,
  };
  return (
    <>
      <PageHeading title={<Trans>Newsletter</Trans>}>
        <ExportButton
          fileName="newsletter.csv"
          readRows={async () => subscriberCsvRows(await listEverySubscriber(query), headings)}
        />
      </PageHeading>
      <p className="mb-5 max-w-prose text-muted text-sm">
        <Trans>
          These are the email addresses that signed up in the shop. The export is for the service
          that sends your newsletter, and has only confirmed ones. Remove one when its owner asks
          you to.
        </Trans>
      </p>
      <div className="mb-5">
        <TableSearch label={t`Search subscribers by email`} />
      </div>
      <div ref={list} tabIndex={-1}>
        <AdminList
          rows={page?.rows}
          error={error}
          failure={t`The subscribers could not be loaded.`}
          empty={query.search ? t`No email address matches.` : t`No one has signed up yet.`}
        >
          {(subscribers) => (
            <SubscriberTable subscribers={subscribers} query={query} onRemove={setLeaving} />
          )}
        </AdminList>
      </div>
      {page && <TablePaging page={page} />}
      {leaving && (
        <RemovalDialog subscriber={leaving} list={list} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
