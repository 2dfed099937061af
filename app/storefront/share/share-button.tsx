import { type ReactNode, useRef, useState } from "react";
import { fetchOnce } from "#app/ui/fetch-once.ts";
import { FetchedPanel } from "#app/ui/fetched-panel.tsx";
import { ShareIcon } from "#app/ui/icons/share-icon.tsx";

const shareMenu = fetchOnce(() => import("./share-menu.tsx").then(({ ShareMenu }) => ShareMenu));

type ShareButtonProps = {
  /** What is shared, such as a product's name. */
  name: string;
  /** Its path; the URL of the page unless given. */
  path?: string;
  children: ReactNode;
};

/** Shares a URL by the device's share sheet; without one, by the clipboard and WhatsApp. */
export function ShareButton({ name, path, children }: ShareButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [shared, setShared] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const menu = { open: isOpen, onOpenChange: setIsOpen, name, url: shared, anchor };

  const share = () => {
    const url = path ? new URL(path, window.location.href).href : window.location.href;
    if (navigator.share) {
      // Rejects when the shopper cancels.
      return void navigator.share({ title: name, url }).catch(() => undefined);
    }
    setShared(url);
    setIsOpen(!isOpen);
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={share}
        onPointerEnter={() => shareMenu.fetch().catch(() => undefined)}
        className="noscript:hidden flex min-h-11 items-center gap-2.5 text-sm transition-colors hover:text-terracotta"
      >
        <ShareIcon className="size-5" />
        {children}
      </button>
      <FetchedPanel part={shareMenu} props={menu} />
    </>
  );
}
