import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { STORED_PERSON_KEY } from "#app/domain/fit/stored-person-key.ts";
import type { Product } from "#app/domain/product/product.ts";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { Link } from "#app/ui/link.tsx";
import { isPlainClick } from "#app/ui/link-click-provider.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { sizeGuide, yourSize } from "./lazy-fit-views.ts";

function hasStoredPerson(): boolean {
  try {
    return localStorage.getItem(STORED_PERSON_KEY) !== null;
  } catch {
    return false;
  }
}

type StoredSizeProps = { product: Product; isGuideOpen: boolean };

/** The suggested size, loaded only for shoppers who have used Find my size. */
function StoredSize({ product, isGuideOpen }: StoredSizeProps) {
  const [YourSize, setYourSize] = useState<typeof yourSize.current>();
  useEffect(() => {
    if (isGuideOpen || !hasStoredPerson()) return;
    // Without it, the page works as before.
    yourSize.load().then(
      (loaded) => setYourSize(() => loaded),
      () => undefined,
    );
  }, [isGuideOpen]);
  return YourSize && <YourSize product={product} />;
}

/** Opens the size guide in place. Without script, or in a new tab, it is the page about sizes. */
export function SizeGuideLink({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-3 text-sm">
      <StoredSize product={product} isGuideOpen={isOpen} />
      <Link
        to="/info/size-guide"
        target="_blank"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="text-link inline-flex min-h-8 items-center max-md:min-h-11 max-md:min-w-11 text-muted hover:text-terracotta"
      >
        <Trans>Size Guide</Trans>
        <span className="hidden noscript:inline">
          <VisuallyHidden>
            {" "}
            <Trans>(opens in a new tab)</Trans>
          </VisuallyHidden>
        </span>
      </Link>
      <LazyPanel module={sizeGuide} props={{ product, open: isOpen, onOpenChange: setOpen }} />
    </div>
  );
}
