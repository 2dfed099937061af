import { useState } from "react";
import type { AdminDeliveryZones } from "#app/data/admin/admin-delivery-zones.ts";
import {
  changedZones,
  type DeliveryZoneDraft,
  type DeliveryZoneProblems,
  deliveryZoneDraftOf,
  newDeliveryZoneDraft,
  readDeliveryZoneDrafts,
  rebasedZones,
} from "#app/domain/delivery-zone-form.ts";
import { useSubmission } from "../../layout/use-submission.ts";
import type { DeliveryZonesResult, DeliveryZonesSubmission } from "./write-delivery-zones.ts";

const draftsOf = ({ zones }: AdminDeliveryZones) => zones.map(deliveryZoneDraftOf);

/** Return the drafts of all zones, their validation problems and their mutations. */
export function useDeliveryZonesForm(opened: AdminDeliveryZones) {
  /** The version that the drafts change; the current one after saving and after a conflict. */
  const [base, setBase] = useState(opened);
  const [drafts, setDrafts] = useState(() => draftsOf(opened));
  /** The drafts of the last submission. */
  const [sent, setSent] = useState(drafts);
  const [problems, setProblems] = useState<DeliveryZoneProblems>({});
  const [isSaved, setIsSaved] = useState(false);
  const { submit, reset, isBusy, error, outcome } = useSubmission<
    DeliveryZonesSubmission,
    DeliveryZonesResult
  >({
    onDone({ update: done }) {
      if (done?.outcome !== "saved") return;
      setBase(done.current);
      setDrafts((now) => rebasedZones(draftsOf(done.current), sent, now));
      setIsSaved(true);
    },
  });
  const update = outcome?.update;
  const conflict = update?.outcome === "conflict" ? update.current : null;
  const isDirty = JSON.stringify(drafts) !== JSON.stringify(draftsOf(base));

  const edit = (change: (zones: DeliveryZoneDraft[]) => DeliveryZoneDraft[]) => {
    setIsSaved(false);
    setDrafts(change);
  };

  return {
    drafts,
    problems,
    change: (id: string, changes: Partial<DeliveryZoneDraft>) =>
      edit((zones) => changedZones(zones, id, changes)),
    add: (id: string) => edit((zones) => [...zones, newDeliveryZoneDraft(id)]),
    remove: (id: string) => edit((zones) => zones.filter((zone) => zone.id !== id)),
    save() {
      const reading = readDeliveryZoneDrafts(drafts);
      setProblems(reading.ok ? {} : reading.problems);
      if (!reading.ok || isBusy) return;
      setSent(drafts);
      submit({ intent: "delivery-zones", version: base.version, zones: reading.zones });
    },
    discard() {
      setProblems({});
      setDrafts(draftsOf(base));
    },
    isConflict: conflict !== null,
    resolveConflict(keepMine: boolean) {
      if (!conflict) return;
      setBase(conflict);
      if (!keepMine) setDrafts(draftsOf(conflict));
      reset();
    },
    isBusy,
    isSaved: isSaved && !isDirty,
    error,
    isDirty,
  };
}

export type DeliveryZonesForm = ReturnType<typeof useDeliveryZonesForm>;
