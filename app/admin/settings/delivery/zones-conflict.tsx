import { useLingui } from "@lingui/react/macro";
import type { DeliveryZoneDraft } from "#app/domain/delivery/delivery-zone-form.ts";
import { ConflictAlert } from "../../form/conflict-alert.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";
import { useZoneName } from "./use-zone-name.ts";
import { type ZoneFieldKey, ZoneFieldName } from "./zone-field-name.tsx";

/** Lets the second of two editors choose, and compares the fields of their zones, each by `<id>.<field>`. */
export function ZonesConflict({ form }: { form: DeliveryZonesForm }) {
  const { t } = useLingui();
  const zoneName = useZoneName();
  const { draft, conflict, resolve } = form;
  if (!conflict) return null;
  const zones = [...conflict.theirs.zones, ...draft.zones];

  /** Return the texts that are not empty: a deleted zone has none. */
  const textsOf = (shown: DeliveryZoneDraft[]): Record<string, string> =>
    Object.fromEntries(
      shown.flatMap(({ id, ...fields }) =>
        Object.entries(fields).flatMap(([field, value]) => {
          const text = value === true ? t`Yes` : [value || []].flat().join(", ");
          return text ? [[`${id}.${field}`, text]] : [];
        }),
      ),
    );

  function nameOf(key: string) {
    const [id, field] = key.split(".");
    const zone = zones.find((one) => one.id === id);
    return (
      <>
        {zone && zoneName(zone)}: <ZoneFieldName of={field as ZoneFieldKey} />
      </>
    );
  }

  const [theirs, mine] = [textsOf(conflict.theirs.zones), textsOf(draft.zones)];
  // In the order of the zones, and in each of the form.
  const keys = zones.flatMap(({ id, ...fields }) => Object.keys(fields).map((of) => `${id}.${of}`));
  const fields = [...new Set(keys)].filter((key) => theirs[key] !== mine[key]);
  return (
    <ConflictAlert
      form={{ draft: mine, conflict: { fields, theirs }, resolve }}
      comparison={{ nameOf, show: (key, texts) => texts[key] || "–" }}
      className="mb-4"
    />
  );
}
