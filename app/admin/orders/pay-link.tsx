import { Trans, useLingui } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { pathIn } from "#app/domain/text/language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

type PayLinkProps = { order: Pick<Order, "language">; token: string };

/** The link by which the customer pays, to copy. The message to the customer has it as well. */
export function PayLink({ order, token }: PayLinkProps) {
  const { t } = useLingui();
  const { outcome, copy } = useCopy();
  const url = window.location.origin + pathIn(order.language, `/pay/${token}`);
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-3">
        <TextField
          label={<Trans>Link to pay</Trans>}
          value={url}
          onFocus={({ target }) => target.select()}
          readOnly
          className="min-w-0 grow"
        />
        <Button
          size="sm"
          variant="secondary"
          onClick={() => copy(url)}
          aria-label={t`Copy the link to pay`}
        >
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p role="status" className="text-sage text-sm empty:hidden">
        {outcome === "copied" && <Trans>Link copied</Trans>}
      </p>
      {outcome === "failed" && (
        <p role="alert" className="text-oxblood text-sm">
          <Trans>The link could not be copied. Please select and copy it.</Trans>
        </p>
      )}
    </div>
  );
}
