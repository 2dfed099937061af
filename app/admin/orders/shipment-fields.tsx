import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { Shipment } from "#app/data/admin/order.ts";
import { settings } from "#app/settings.ts";
import { TextField } from "#app/ui/text-field.tsx";

type ShipmentFieldsProps = {
  shipment: Shipment;
  onChange: (changes: Partial<Shipment>) => void;
  onSubmit: () => void;
};

/** Courier and tracking number. Enter submits them, as barcode scanners end with it. */
export function ShipmentFields({ shipment, onChange, onSubmit }: ShipmentFieldsProps) {
  const listId = useId();
  return (
    <form
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={<Trans>Courier</Trans>}
        maxLength={100}
        list={listId}
        value={shipment.courier}
        onChange={(courier) => onChange({ courier })}
      />
      <datalist id={listId}>
        {settings.couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <TextField
        label={<Trans>Tracking number</Trans>}
        maxLength={100}
        value={shipment.trackingNumber}
        onChange={(trackingNumber) => onChange({ trackingNumber })}
      />
      {/* Without a button, Enter does not submit a form of several fields. */}
      <button type="submit" hidden />
    </form>
  );
}
