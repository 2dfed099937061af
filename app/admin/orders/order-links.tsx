import { Trans } from "@lingui/react/macro";
import { Link } from "#app/ui/link.tsx";
import { useNextOrderPath, useOrdersListPath } from "./orders-list-path.ts";

/** Back to the list, and on to the order after this one. */
export function OrderLinks({ id }: { id: string }) {
  const next = useNextOrderPath(id);
  const linkClass = "text-link inline-flex min-h-11 items-center text-sm";
  return (
    <div className="mb-4 flex justify-between gap-4">
      <Link to={useOrdersListPath()} className={linkClass}>
        <Trans>All orders</Trans>
      </Link>
      {next && (
        <Link to={next} className={linkClass}>
          <Trans>Next order</Trans>
        </Link>
      )}
    </div>
  );
}
