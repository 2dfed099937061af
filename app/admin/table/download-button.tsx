import { type ReactNode, useState } from "react";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";

type DownloadButtonProps = {
  /** Reads a file and downloads it. Not a loader: no page shows what it reads. */
  download: () => Promise<void>;
  children: ReactNode;
};

/** Downloads a file that is read when the button is pressed. */
export function DownloadButton({ download, children }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ShopError | null>(null);

  async function press() {
    setBusy(true);
    setError(null);
    await download().catch((thrown) => setError(shopErrorOf(thrown)));
    setBusy(false);
  }

  return (
    <div>
      <ErrorMessage error={error} isRead className="mb-3" />
      <Button size="sm" variant="secondary" onClick={press} isInactive={isBusy}>
        {children}
      </Button>
    </div>
  );
}
