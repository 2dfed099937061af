import { useState } from "react";
import type { AdminShopInformation } from "#app/data/admin/shop-information.ts";
import {
  readShopInformationDraft,
  type ShopInformationDraft,
  type ShopInformationProblems,
  shopInformationDraftOf,
} from "#app/domain/shop-information/shop-information-form.ts";
import { threeWayMerge, type Versions } from "#app/domain/text/three-way-merge.ts";
import { useDraft } from "../unsaved/use-draft.ts";
import type { SettingsSubmission } from "./write-settings.ts";

/** One end of the delivery could be no range with another editor's other end. */
const merge = (versions: Versions<ShopInformationDraft>) =>
  threeWayMerge(versions, [["deliveryDaysMin", "deliveryDaysMax"]]);

/** Return the draft, the validation problems and the mutations of the settings. */
export function useSettingsForm({ values, version }: AdminShopInformation) {
  const form = useDraft<ShopInformationDraft, SettingsSubmission>(
    shopInformationDraftOf(values),
    version,
    { merge },
  );
  const [problems, setProblems] = useState<ShopInformationProblems>({});
  return {
    ...form,
    problems,
    save() {
      const reading = readShopInformationDraft(form.draft);
      setProblems(reading.ok ? {} : reading.problems);
      if (!reading.ok) return;
      const { values: next } = reading;
      form.submit({ intent: "information", version, values: next }, shopInformationDraftOf(next));
    },
    discard() {
      setProblems({});
      form.discard();
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
