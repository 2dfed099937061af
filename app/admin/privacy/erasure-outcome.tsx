import { Plural, Trans } from "@lingui/react/macro";
import type { Erasure } from "#app/data/admin/privacy.ts";

export function ErasureOutcome({ erasure }: { erasure: Erasure | null }) {
  return (
    <div role="status" className="text-sm">
      {erasure && (
        <>
          <p>
            <Trans>
              Personal data erased. Orders: {erasure.orders}; unfinished checkouts:{" "}
              {erasure.checkouts}; emails: {erasure.emails}; newsletter subscriptions:{" "}
              {erasure.newsletter}; stock requests: {erasure.stockRequests}; reviews:{" "}
              {erasure.reviews}.
            </Trans>
          </p>
          {erasure.waiting > 0 && (
            <p className="mt-2 text-oxblood">
              <Plural
                value={erasure.waiting}
                one="# order or payment is still under way and keeps what it needs. Erase again when it is done."
                other="# orders or payments are still under way and keep what they need. Erase again when they are done."
              />
            </p>
          )}
        </>
      )}
    </div>
  );
}
