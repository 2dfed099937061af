import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { DeliveryZoneDraft } from "#app/domain/delivery/delivery-zone-form.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ProvinceBoxes } from "../province-boxes.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";
import { useZoneName } from "./use-zone-name.ts";
import { ZoneFieldName } from "./zone-field-name.tsx";
import { ZoneProblemMessage } from "./zone-problem-message.tsx";

type ProvinceChoiceProps = { form: DeliveryZonesForm; zone: DeliveryZoneDraft };

/** The provinces of a zone. One of another zone moves when it is chosen here. */
export function ProvinceChoice({ form, zone }: ProvinceChoiceProps) {
  const id = useId();
  const problem = form.problems[`${zone.id}.provinces`];
  const zoneName = useZoneName();
  const others = form.drafts.filter((other) => other.id !== zone.id && !other.isEverywhereElse);
  return (
    <fieldset aria-describedby={problem && id} className="sm:col-span-2">
      <legend className="text-muted text-sm">
        <ZoneFieldName of="provinces" />
      </legend>
      <CheckboxField
        label={<ZoneFieldName of="isEverywhereElse" />}
        checked={zone.isEverywhereElse}
        onChange={(isEverywhereElse) => form.change(zone.id, { isEverywhereElse })}
      />
      {!zone.isEverywhereElse && (
        <ProvinceBoxes
          summary={zone.provinces.join(", ") || <Trans>Not chosen yet</Trans>}
          startsOpen={zone.provinces.length === 0}
          chosen={zone.provinces}
          onChange={(provinces) => form.change(zone.id, { provinces })}
          noteOf={(province) => {
            const other = others.find(({ provinces }) => provinces.includes(province));
            return other && zoneName(other);
          }}
        />
      )}
      {problem && (
        <p id={id} className="text-oxblood text-sm">
          <ZoneProblemMessage of={problem} />
        </p>
      )}
    </fieldset>
  );
}
