import { Popover } from "@base-ui/react/popover";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { LinkIcon } from "#app/ui/icons/link-icon.tsx";
import { WhatsappIcon } from "#app/ui/icons/whatsapp-icon.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

const ROW =
  "flex min-h-11 w-full items-center gap-3 px-4 text-sm transition-colors hover:bg-panel text-left";

type ShareMenuProps = Openable & {
  /** The title, such as a product's name. */
  name: string;
  url: string;
  /** The button that opens the menu; gets the focus after closing. */
  anchor: RefObject<HTMLButtonElement | null>;
};

export function ShareMenu({ open, onOpenChange, name, url, anchor }: ShareMenuProps) {
  const { t } = useLingui();
  const { outcome, copy, forget } = useCopy();

  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button handles its own press.
        if (event.target instanceof Node && anchor.current?.contains(event.target)) return;
        forget();
        onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={8} align="start" className="z-[70]">
          <Popover.Popup
            aria-label={t`Share`}
            finalFocus={anchor}
            className="w-60 border border-hairline bg-surface py-2 shadow-card transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <button type="button" onClick={() => copy(url)} className={ROW}>
              <LinkIcon className="size-5" />
              {outcome === "copied" ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
            </button>
            <WhatsappLink text={`${name} ${url}`} />
            {outcome === "failed" && (
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

function WhatsappLink({ text }: { text: string }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={ROW}
    >
      <WhatsappIcon className="size-5" />
      <Trans>Share on WhatsApp</Trans>
    </a>
  );
}
