import { useState } from "react";
import { useFetcher } from "react-router";
import type { AdminDeliveryZones } from "#app/data/admin/admin-delivery-zones.ts";
import {
  changedZones,
  type DeliveryZoneDraft,
  type DeliveryZoneProblems,
  deliveryZoneDraftOf,
  newDeliveryZoneDraft,
  readDeliveryZoneDrafts,
} from "#app/domain/delivery-zone-form.ts";
import { errorOf, SUBMIT_OPTIONS } from "../../layout/outcome.ts";
import { useActionDone } from "../../layout/use-action-done.ts";
import type { DeliveryZonesOutcome, DeliveryZonesSubmission } from "./write-delivery-zones.ts";

const draftsOf = ({ zones }: AdminDeliveryZones) => zones.map(deliveryZoneDraftOf);

/** Return the drafts of all zones, their validation problems and their mutations. */
export function useDeliveryZonesForm(opened: AdminDeliveryZones) {
  const fetcher = useFetcher<DeliveryZonesOutcome>();
  /** The version that the drafts change; the current one after saving and after a conflict. */
  const [base, setBase] = useState(opened);
  const [drafts, setDrafts] = useState(() => draftsOf(opened));
  const [problems, setProblems] = useState<DeliveryZoneProblems>({});
  const [isSaved, setIsSaved] = useState(false);
  const update = fetcher.data?.update;
  const conflict = update?.outcome === "conflict" ? update.current : null;
  const isDirty = JSON.stringify(drafts) !== JSON.stringify(draftsOf(base));

  useActionDone(fetcher, ({ update: done }) => {
    if (done?.outcome !== "saved") return;
    setBase(done.current);
    setDrafts(draftsOf(done.current));
    setIsSaved(true);
  });

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
      if (!reading.ok || fetcher.state !== "idle") return;
      const { version } = base;
      const submission = { intent: "delivery-zones", version, zones: reading.zones } as const;
      fetcher.submit(submission satisfies DeliveryZonesSubmission, SUBMIT_OPTIONS);
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
      fetcher.reset();
    },
    isBusy: fetcher.state !== "idle",
    isSaved: isSaved && !isDirty,
    error: errorOf(fetcher),
    isDirty,
  };
}

export type DeliveryZonesForm = ReturnType<typeof useDeliveryZonesForm>;
