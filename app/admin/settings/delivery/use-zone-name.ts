import { useLingui } from "@lingui/react/macro";
import { zoneNameIn } from "#app/domain/delivery/delivery-words.ts";
import type { DeliveryZoneDraft } from "#app/domain/delivery/delivery-zone-form.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** Return the function that names a zone as it is typed. */
export function useZoneName() {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ name, nameEs }: DeliveryZoneDraft) =>
    zoneNameIn(language, { zone: name, zoneEs: nameEs }).trim() || t`New zone`;
}
