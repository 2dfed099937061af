import { Trans } from "@lingui/react/macro";
import { ConflictAlert } from "../../layout/conflict-alert.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";

/** Lets the second of two editors choose whose zones stay. */
export function ZonesConflict({ form }: { form: DeliveryZonesForm }) {
  return (
    <ConflictAlert onResolve={form.resolveConflict} className="mb-4">
      <p>
        <Trans>Someone else changed these settings while you were editing them.</Trans>
      </p>
    </ConflictAlert>
  );
}
