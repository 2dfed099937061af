import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import type { StockDemand } from "#app/data/admin/stock-demand.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { StockDemandContext } from "./stock-demand-context.ts";

function WaitingFor({ waiting, size, color }: StockDemand) {
  const { i18n } = useLingui();
  const choice = choiceText(i18n, { size, color }, ", ");
  if (!choice) {
    return <Plural value={waiting} one="# person waits for it" other="# people wait for it" />;
  }
  return (
    <Plural
      value={waiting}
      one={`# person waits for ${choice}`}
      other={`# people wait for ${choice}`}
    />
  );
}

/** Who waits for which size and color of the product in the form; nothing while no one does. */
export function WaitingList({ productId }: { productId: string }) {
  const demand = use(StockDemandContext).filter((entry) => entry.productId === productId);
  if (demand.length === 0) return null;
  return (
    <section className="text-muted text-sm sm:col-span-2">
      <h3 className="mb-1">
        <Trans>Waiting customers</Trans>
      </h3>
      <ul>
        {demand.map((entry) => (
          <li key={`${entry.size}/${entry.color}`}>
            <WaitingFor {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
