import { Trans } from "@lingui/react/macro";
import { focusWhenShownInPlace } from "#app/ui/focus-when-shown.ts";

type MovedWishProps = { name: string; onUndo: () => void };

/** In place of the card of a product that was moved to the bag. Takes the focus, because the card's button is unmounted. */
export function MovedWish({ name, onUndo }: MovedWishProps) {
  return (
    <div className="grid aspect-3/4 content-center justify-items-center gap-2 border border-hairline p-4 text-center text-muted text-sm">
      <p>
        <Trans>{name} is in your bag</Trans>
      </p>
      <button
        ref={focusWhenShownInPlace}
        type="button"
        onClick={onUndo}
        className="text-link min-h-11 px-2 text-ink hover:text-terracotta"
      >
        <Trans>Undo</Trans>
      </button>
    </div>
  );
}
