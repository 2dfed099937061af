import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { savePaymentPicture } from "#app/data/admin/payment-methods.ts";
import type { MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import {
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  PictureError,
} from "#app/domain/picture/picture-upload.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../../failure/error-message.tsx";
import { useReturnFocus } from "../../focus/use-return-focus.ts";

/** The picture of the code that shoppers scan. It is saved at once. */
export function MethodPicture({ settings }: { settings: MethodSettings }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<ShopError | "picture" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { kind, qrImage } = settings;
  const input = useReturnFocus<HTMLInputElement>(qrImage);

  async function save(picture: Blob | null) {
    setBusy(true);
    setError(null);
    try {
      if (picture && picture.size > MAX_PICTURE_BYTES) throw new PictureError("size");
      await savePaymentPicture(kind, picture);
      await revalidate();
    } catch (thrown) {
      setError(thrown instanceof PictureError ? "picture" : shopErrorOf(thrown));
    }
    setBusy(false);
  }

  return (
    <div className="grid justify-items-start gap-3 sm:col-span-2">
      {qrImage && <img src={qrImage} alt={t`QR code`} width={160} height={160} />}
      <label className="grid max-w-full grid-cols-1 gap-2 text-sm">
        <Trans>Picture of the QR code</Trans>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join()}
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file && !isBusy) void save(file);
            target.value = "";
          }}
          className="min-h-11 max-w-full"
        />
      </label>
      {qrImage && (
        <Button
          size="sm"
          variant="plain"
          className="px-0!"
          isInactive={isBusy}
          onClick={() => save(null)}
        >
          <Trans>Remove the Picture</Trans>
        </Button>
      )}
      {error === "picture" ? (
        <p role="alert" className="text-oxblood text-sm">
          <Trans>That picture could not be read: JPEG, PNG or WebP up to 5 MB.</Trans>
        </p>
      ) : (
        <ErrorMessage error={error} />
      )}
    </div>
  );
}
