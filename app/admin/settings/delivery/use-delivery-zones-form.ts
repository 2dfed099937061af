import { useState } from "react";
import type { AdminDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import {
  type AdminDeliveryZone,
  changedZones,
  type DeliveryZoneDraft,
  type DeliveryZoneProblems,
  deliveryZoneDraftOf,
  mergedZones,
  newDeliveryZoneDraft,
  readDeliveryZoneDrafts,
} from "#app/domain/delivery/delivery-zone-form.ts";
import { type Merge, threeWayMerge, type Versions } from "#app/domain/text/three-way-merge.ts";
import { useDraft } from "../../unsaved/use-draft.ts";
import type { SettingsSubmission } from "../write-settings.ts";

type Draft = { zones: DeliveryZoneDraft[] };

const draftOf = (zones: AdminDeliveryZone[]): Draft => ({ zones: zones.map(deliveryZoneDraftOf) });

const byId = ({ zones }: Draft): Draft => ({
  zones: [...zones].sort((a, b) => a.id.localeCompare(b.id)),
});

/** Any two changes are a conflict: a province has one zone. Another order of the zones is no change. */
function merge({ base, mine, theirs }: Versions<Draft>): Merge<Draft> {
  const zones = mergedZones({ base: base.zones, mine: mine.zones, theirs: theirs.zones });
  const versions = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  return { ...threeWayMerge(versions), merged: { zones } };
}

/** Return the drafts of all zones, their validation problems and their mutations. */
export function useDeliveryZonesForm({ zones: stored, version }: AdminDeliveryZones) {
  const form = useDraft<Draft, SettingsSubmission>(draftOf(stored), version, { merge });
  const drafts = form.draft.zones;
  const [problems, setProblems] = useState<DeliveryZoneProblems>({});
  const edit = (change: (zones: DeliveryZoneDraft[]) => DeliveryZoneDraft[]) =>
    form.edit(({ zones }) => ({ zones: change(zones) }));

  return {
    ...form,
    drafts,
    problems,
    change: (id: string, changes: Partial<DeliveryZoneDraft>) =>
      edit((zones) => changedZones(zones, id, changes)),
    add: (id: string) => edit((zones) => [...zones, newDeliveryZoneDraft(id)]),
    remove: (id: string) => edit((zones) => zones.filter((zone) => zone.id !== id)),
    save() {
      const reading = readDeliveryZoneDrafts(drafts);
      setProblems(reading.ok ? {} : reading.problems);
      if (!reading.ok) return;
      const { zones } = reading;
      form.submit({ intent: "delivery-zones", version, zones }, draftOf(zones));
    },
    discard() {
      setProblems({});
      form.discard();
    },
  };
}

export type DeliveryZonesForm = ReturnType<typeof useDeliveryZonesForm>;
