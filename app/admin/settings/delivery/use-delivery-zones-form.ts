import { useState } from "react";
import type { AdminDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import {
  changedZones,
  type DeliveryZoneDraft,
  type DeliveryZoneProblems,
  deliveryZoneDraftOf,
  newDeliveryZoneDraft,
  readDeliveryZoneDrafts,
  rebasedZones,
} from "#app/domain/delivery/delivery-zone-form.ts";
import { useSubmission } from "../../form/use-submission.ts";
import { useDraft } from "../../unsaved/use-draft.ts";
import type { DeliveryZonesResult, DeliveryZonesSubmission } from "./write-delivery-zones.ts";

const draftsOf = ({ zones }: AdminDeliveryZones) => zones.map(deliveryZoneDraftOf);

/** Return the drafts of all zones, their validation problems and their mutations. */
export function useDeliveryZonesForm(stored: AdminDeliveryZones) {
  const form = useDraft(draftsOf(stored), stored.version, rebasedZones);
  const { draft: drafts, isDirty } = form;
  const [problems, setProblems] = useState<DeliveryZoneProblems>({});
  const [isSaved, setIsSaved] = useState(false);
  const { submit, reset, isBusy, error, outcome } = useSubmission<
    DeliveryZonesSubmission,
    DeliveryZonesResult
  >({
    onDone({ update: done }) {
      if (done?.outcome !== "saved") return;
      form.rebase(draftsOf(done.current), done.current.version);
      setIsSaved(true);
    },
  });
  const update = outcome?.update;
  const conflict = update?.outcome === "conflict" ? update.current : null;

  const edit = (change: (zones: DeliveryZoneDraft[]) => DeliveryZoneDraft[]) => {
    setIsSaved(false);
    form.edit(change);
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
      form.send();
      submit({ intent: "delivery-zones", version: form.opened, zones: reading.zones });
    },
    discard() {
      setProblems({});
      form.discard();
    },
    isConflict: conflict !== null,
    resolveConflict(keepMine: boolean) {
      if (!conflict) return;
      const theirs = draftsOf(conflict);
      const decided = keepMine ? rebasedZones(theirs, form.base, drafts) : theirs;
      form.rebase(theirs, conflict.version, decided);
      reset();
    },
    isBusy,
    isSaved: isSaved && !isDirty,
    error,
    isDirty,
  };
}

export type DeliveryZonesForm = ReturnType<typeof useDeliveryZonesForm>;
