import { Trans } from "@lingui/react/macro";
import { TextLink } from "../layout/text-link.tsx";
import { useNextOrderPath, useOrdersListPath } from "./orders-list-path.ts";

/** Back to the list, and on to the order after this one. */
export function OrderLinks({ id }: { id: string }) {
  const next = useNextOrderPath(id);
  return (
    <div className="mb-4 flex justify-between gap-4">
      <TextLink to={useOrdersListPath()} className="text-sm">
        <Trans>All orders</Trans>
      </TextLink>
      {next && (
        <TextLink to={next} className="text-sm">
          <Trans>Next order</Trans>
        </TextLink>
      )}
    </div>
  );
}
