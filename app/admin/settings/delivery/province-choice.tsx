import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { DeliveryZoneDraft } from "#app/domain/delivery-zone-form.ts";
import { PROVINCES } from "#app/domain/province.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";
import { ZoneProblemMessage } from "./zone-problem-message.tsx";

type ProvinceChoiceProps = { form: DeliveryZonesForm; zone: DeliveryZoneDraft };

/** The provinces of a zone. One of another zone moves when it is chosen here. */
export function ProvinceChoice({ form, zone }: ProvinceChoiceProps) {
  const id = useId();
  const problem = form.problems[`${zone.id}.provinces`];
  const others = form.drafts.filter((other) => other.id !== zone.id && !other.isEverywhereElse);
  return (
    <fieldset aria-describedby={problem && id} className="sm:col-span-2">
      <legend className="text-muted text-sm">
        <Trans>Provinces</Trans>
      </legend>
      <CheckboxField
        label={<Trans>Everywhere else</Trans>}
        checked={zone.isEverywhereElse}
        onChange={(isEverywhereElse) => form.change(zone.id, { isEverywhereElse })}
      />
      {!zone.isEverywhereElse && (
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {PROVINCES.map((province) => {
            const owner = others.find(({ provinces }) => provinces.includes(province));
            return (
              <CheckboxField
                key={province}
                label={
                  <span>
                    {province}
                    {owner && <span className="block text-muted text-xs">{owner.name}</span>}
                  </span>
                }
                checked={zone.provinces.includes(province)}
                onChange={(isChosen) =>
                  form.change(zone.id, {
                    provinces: PROVINCES.filter((other) =>
                      other === province ? isChosen : zone.provinces.includes(other),
                    ),
                  })
                }
              />
            );
          })}
        </div>
      )}
      {problem && (
        <p id={id} className="text-oxblood text-sm">
          <ZoneProblemMessage of={problem} />
        </p>
      )}
    </fieldset>
  );
}
