import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";

/** Lets the second of two editors choose whose zones stay. */
export function ZonesConflict({ form }: { form: DeliveryZonesForm }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      className="mb-4 grid gap-4 border-amber border-l-2 bg-panel/60 px-4 py-4 text-sm"
    >
      <p>
        <Trans>Someone else changed these settings while you were editing them.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => form.resolveConflict(true)}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" variant="secondary" onClick={() => form.resolveConflict(false)}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
