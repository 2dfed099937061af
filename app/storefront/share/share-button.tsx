import { type ReactNode, useRef, useState } from "react";
import { ShareIcon } from "#app/ui/icons/share-icon.tsx";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { lazyView } from "../lazy-view.ts";

const shareMenu = lazyView("overlays", () =>
  import("./share-menu.tsx").then(({ ShareMenu }) => ShareMenu),
);

type ShareButtonProps = {
  /** The title, such as a product's name. */
  name: string;
  /** Defaults to the current URL. */
  path?: string;
  children: ReactNode;
};

/** Shares a URL by the device's share sheet, or by a menu where it has none. */
export function ShareButton({ name, path, children }: ShareButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [sharedUrl, setSharedUrl] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const menu = { open: isOpen, onOpenChange: setIsOpen, name, url: sharedUrl, anchor };

  const share = () => {
    const url = path ? new URL(path, window.location.href).href : window.location.href;
    if (navigator.share) {
      // Rejects when the shopper cancels.
      return void navigator.share({ title: name, url }).catch(() => undefined);
    }
    setSharedUrl(url);
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
        onPointerEnter={() => shareMenu.load().catch(() => undefined)}
        className="noscript:hidden flex min-h-11 items-center gap-2.5 text-sm transition-colors hover:text-terracotta"
      >
        <ShareIcon className="size-5" />
        {children}
      </button>
      <LazyPanel module={shareMenu} props={menu} />
    </>
  );
}
