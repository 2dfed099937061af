import { Trans, useLingui } from "@lingui/react/macro";
import { bagLinkOf } from "#app/domain/bag/bag-link.ts";
import { settings } from "#app/settings.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ShareButton } from "../share/share-button.tsx";
import { AskAboutBag } from "../whatsapp/ask-about-bag.tsx";
import { useCart } from "./cart-provider.tsx";

/** Shares the bag as a link or in a question to the boutique. */
export function BagSharing() {
  const { t } = useLingui();
  const { items } = useCart();
  const localizedPath = useLocalizedPath();
  const { brand } = settings;
  return (
    <div className="flex flex-wrap gap-x-8 border-hairline border-t py-3">
      <ShareButton name={t`My bag at ${brand}`} path={localizedPath(bagLinkOf(items))}>
        <Trans>Share this bag</Trans>
      </ShareButton>
      <AskAboutBag items={items} />
    </div>
  );
}
