import { Popover } from "@base-ui/react/popover";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { LinkIcon } from "#app/ui/icons/link-icon.tsx";
import { ShareIcon } from "#app/ui/icons/share-icon.tsx";
import { WhatsappIcon } from "#app/ui/icons/whatsapp-icon.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";

/** An empty address is the page that is shown. */
function fullAddressOf(address: string): string {
  return new URL(address, window.location.href).href;
}

const ROW =
  "flex min-h-11 w-full items-center gap-3 px-4 text-sm transition-colors hover:bg-panel text-left";

type ShareButtonProps = {
  /** What is shared, such as a product's name. */
  name: string;
  /** Its address within the shop; the page's own unless given. */
  address?: string;
  children: ReactNode;
};

/** Offers an address to the device's own share sheet; where there is none, to the clipboard and WhatsApp. */
export function ShareButton({ name, address = "", children }: ShareButtonProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  const change = (next: boolean) => {
    setOutcome(undefined);
    if (!next || !navigator.share) return setIsOpen(next);
    // Rejects when the shopper thinks better of it; there is nothing to do then.
    navigator.share({ title: name, url: fullAddressOf(address) }).catch(() => undefined);
  };
  const copy = () =>
    navigator.clipboard.writeText(fullAddressOf(address)).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );

  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Trigger className="noscript:hidden flex min-h-11 items-center gap-2.5 text-sm transition-colors hover:text-terracotta">
        <ShareIcon className="size-5" />
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start" className="z-[70]">
          <Popover.Popup
            aria-label={t`Share`}
            className="w-60 border border-hairline bg-surface py-2 shadow-card transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <button type="button" onClick={copy} className={ROW}>
              <LinkIcon className="size-5" />
              {outcome === "copied" ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
            </button>
            {isOpen && <WhatsappLink name={name} address={address} />}
            {outcome === "refused" && (
              <p className="px-4 pt-2 text-oxblood text-sm">
                <Trans>The link could not be copied. Please copy it from the address bar.</Trans>
              </p>
            )}
            <LiveRegion>{outcome === "copied" && <Trans>Link copied</Trans>}</LiveRegion>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function WhatsappLink({ name, address }: { name: string; address: string }) {
  const text = encodeURIComponent(`${name} ${fullAddressOf(address)}`);
  return (
    <a
      href={`https://wa.me/?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className={ROW}
    >
      <WhatsappIcon className="size-5" />
      <Trans>Share on WhatsApp</Trans>
    </a>
  );
}
