import { Trans, useLingui } from "@lingui/react/macro";
import { nameIn } from "#app/domain/name-in.ts";
import type { ShopError } from "#app/domain/shop-error.ts";
import type { StockDemand } from "#app/domain/stock-demand.ts";
import { Link } from "#app/ui/link.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { choiceText } from "../layout/choice-text.ts";
import { LoadError } from "../layout/load-error.tsx";
import { PageHeading } from "../layout/page-heading.tsx";

const HEADING = "label-caps py-2 pr-4 text-muted";
const CELL = "py-2 pr-4 text-sm";

function WaitingTable({ demand }: { demand: StockDemand[] }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <table className="w-full border-hairline border-t">
      <caption className="sr-only">
        <Trans>Waiting customers</Trans>
      </caption>
      <thead>
        <tr className="border-hairline border-b text-left">
          <th scope="col" className={HEADING}>
            <Trans>Product</Trans>
          </th>
          <th scope="col" className={HEADING}>
            <Trans>Waiting</Trans>
          </th>
          <th scope="col" className={`${HEADING} max-sm:sr-only`}>
            <Trans>Waiting since</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {demand.map(({ productId, name, nameEs, size, color, waiting, since }) => (
          <tr key={`${productId}/${size}/${color}`} className="border-hairline border-b">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              <Link
                to={`/admin/products?${new URLSearchParams({ q: name })}`}
                className="inline-flex min-h-8 items-center hover:text-terracotta"
              >
                {nameIn(language, { name, nameEs })}
              </Link>
              <span className="block text-muted text-sm">{choiceText(i18n, { size, color })}</span>
            </th>
            <td className={`${CELL} tabular-nums`}>{waiting}</td>
            <td className={`${CELL} text-muted tabular-nums max-sm:sr-only`}>
              <ShopTime iso={since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WaitingPageProps = { demand: StockDemand[] | null; error: ShopError | null };

/** How many people wait for which size and color, the most wanted first. */
export function WaitingPage({ demand, error }: WaitingPageProps) {
  return (
    <>
      <Link
        to="/admin/products"
        className="text-link mb-4 inline-flex min-h-11 items-center text-sm"
      >
        <Trans>All products</Trans>
      </Link>
      <PageHeading title={<Trans>Waiting customers</Trans>} />
      <p className="mb-6 max-w-prose text-muted text-sm">
        <Trans>
          These customers asked to be told once when a size and color is back. The shop writes to
          them in their order when units are free.
        </Trans>
      </p>
      {error && (
        <LoadError error={error}>
          <Trans>The waiting customers could not be loaded.</Trans>
        </LoadError>
      )}
      {demand && demand.length > 0 && <WaitingTable demand={demand} />}
      {demand && demand.length === 0 && (
        <p className="border-hairline border-y py-16 text-center text-muted">
          <Trans>No one is waiting for stock.</Trans>
        </p>
      )}
    </>
  );
}
