import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { acceptBagChanges, noticesFor } from "#app/domain/bag/bag-notices.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { BagLineNotices } from "./bag-line-notices.tsx";
import { useCart } from "./cart-provider.tsx";

function ChangedLine({ item }: { item: BagItem }) {
  const { i18n } = useLingui();
  return (
    <li className="border-hairline border-b py-5 first:border-t">
      <p className="font-serif text-lg">{item.product.name}</p>
      <p className="text-muted text-sm">{choiceText(i18n, item)}</p>
      <BagLineNotices item={item} />
    </li>
  );
}

/** The page of checkout for a bag with unaccepted changes. */
export function ChangedBag({ ref }: { ref: Ref<HTMLElement> }) {
  const { items, settle } = useCart();
  const changed = items.filter((item) => noticesFor(item, items).length > 0);
  return (
    <section ref={ref} tabIndex={-1} role="alert" className="max-w-2xl pb-16 outline-none">
      <h2 className="text-2xl">
        <Trans>Your bag has changed</Trans>
      </h2>
      <p className="mt-3 text-muted">
        <Trans>
          These items have changed since you added them. Continue with what is available, at today's
          prices, or go back and choose again.
        </Trans>
      </p>
      <ul className="mt-7">
        {changed.map((item) => (
          <ChangedLine key={item.id} item={item} />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => settle(acceptBagChanges)}>
          <Trans>Update my bag and continue</Trans>
        </Button>
        <ButtonLink to="/shop" variant="secondary">
          <Trans>Continue Shopping</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
