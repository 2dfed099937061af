import { Trans, useLingui } from "@lingui/react/macro";
import { bagLinkOf } from "#app/domain/bag-link.ts";
import { settings } from "#app/settings.ts";
import { useAddress } from "#app/ui/use-address.ts";
import { ShareButton } from "../product/share-button.tsx";
import { AskAboutBag } from "../whatsapp/ask-about-bag.tsx";
import { useCart } from "./cart-provider.tsx";

/** Sends the bag as a link, to a friend or with a question to the boutique. */
export function BagSharing() {
  const { t } = useLingui();
  const { items } = useCart();
  const address = useAddress();
  const { brand } = settings;
  return (
    <div className="flex flex-wrap gap-x-8 border-hairline border-t py-3">
      <ShareButton name={t`My bag at ${brand}`} address={address(bagLinkOf(items))}>
        <Trans>Share this bag</Trans>
      </ShareButton>
      <AskAboutBag items={items} />
    </div>
  );
}
