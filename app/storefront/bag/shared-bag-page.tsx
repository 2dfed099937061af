import { Select, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { countOf } from "#app/domain/bag/bag.ts";
import type { SharedLine } from "#app/domain/bag/shared-bag.ts";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Price } from "#app/ui/price.tsx";
import { useCartActions } from "./cart-provider.tsx";
import { SharedBagLine } from "./shared-bag-line.tsx";

function EmptySharedBag() {
  return (
    <>
      <p className="mt-5 max-w-[27em] text-muted">
        <Trans>Nothing in this bag is available any more. The link may have been cut short.</Trans>
      </p>
      <ButtonLink to="/shop" className="mt-9">
        <Trans>Browse the shop</Trans>
      </ButtonLink>
    </>
  );
}

/** A shared bag. A button adds its lines to the shopper's own bag. */
export function SharedBagPage({ lines }: { lines: SharedLine[] }) {
  const { t } = useLingui();
  const cart = useCartActions();
  /** What fitted, after the press. */
  const [added, setAdded] = useState<"all" | "some" | null>(null);
  const offered = lines.filter((line) => line.isOffered).map((line) => line.choice);
  const total = offered.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const count = countOf(offered);
  return (
    <div className="page-width max-w-3xl py-14 lg:py-20">
      <PageHead title={t`A bag was shared with you`} isPrivate />
      <h1 className="text-title">
        <Trans>A bag was shared with you</Trans>
      </h1>
      {lines.length === 0 ? (
        <EmptySharedBag />
      ) : (
        <>
          <p className="mt-5 max-w-[27em] text-muted">
            <Trans>
              Your own bag stays as it is until you say so. Prices and stock are today's.
            </Trans>
          </p>
          <ul className="mt-9 border-hairline border-t">
            {lines.map((line) => {
              const { product, size, color } = line.choice;
              return <SharedBagLine key={[product.id, size, color].join("~")} line={line} />;
            })}
          </ul>
          {offered.length > 0 && (
            <div className="mt-7 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
              <p className="text-lg">
                <Select
                  value={grammaticalNumber(count)}
                  _one={`${count} item`}
                  other={`${count} items`}
                />{" "}
                · <Price cents={total} className="inline-block align-top" />
              </p>
              <Button
                className="noscript:hidden"
                isInactive={added !== null}
                onClick={() => {
                  setAdded(cart.add(...offered) ? "all" : "some");
                  cart.open();
                }}
              >
                {added === "all" ? <Trans>Added!</Trans> : <Trans>Add to my bag</Trans>}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
