import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useRef } from "react";
import { amountIn } from "#app/domain/csv/csv-amount.ts";
import type { DeliveryZoneDraft } from "#app/domain/delivery/delivery-zone-form.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import { readPrice } from "#app/domain/money/product-numbers.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useFocusOnOpen } from "../../focus/use-focus-on-open.ts";
import { TextButton } from "../../form/text-button.tsx";
import { ProvinceChoice } from "./province-choice.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";
import { useZoneName } from "./use-zone-name.ts";
import { type ZoneFieldKey, ZoneFieldName } from "./zone-field-name.tsx";
import { ZoneProblemMessage } from "./zone-problem-message.tsx";

const DAYS = { inputMode: "numeric", maxLength: 2 } as const;
const AMOUNT = { inputMode: "decimal", maxLength: 12 } as const;

type TextName = Exclude<ZoneFieldKey, "isEverywhereElse" | "provinces">;

type ZoneFieldProps = Pick<ComponentProps<typeof TextField>, "inputMode" | "maxLength" | "hint"> & {
  form: DeliveryZonesForm;
  zone: DeliveryZoneDraft;
  name: TextName;
};

function ZoneField({ form, zone, name, ...field }: ZoneFieldProps) {
  const problem = form.problems[`${zone.id}.${name}`];
  return (
    <TextField
      {...field}
      label={<ZoneFieldName of={name} />}
      autoComplete="off"
      value={zone[name]}
      onChange={(text) => form.change(zone.id, { [name]: text })}
      error={problem && <ZoneProblemMessage of={problem} />}
    />
  );
}

/** What shoppers pay for a price as it is typed, and whether that price is meant with IVA. */
function PriceHint({ typed, pricing }: { typed: string; pricing: Pricing }) {
  const cents = readPrice(amountIn(typed));
  const final = cents !== null && formatCents(finalPrice(cents, pricing));
  return (
    <>
      {pricing.pricesIncludeTax ? <Trans>With IVA.</Trans> : <Trans>Without IVA.</Trans>}{" "}
      {final && <Trans>Shoppers pay {final}.</Trans>}
    </>
  );
}

type ZoneFieldsProps = {
  form: DeliveryZonesForm;
  zone: DeliveryZoneDraft;
  pricing: Pricing;
  /** Whether it was added just now. */
  isNew: boolean;
  onRemove: () => void;
};

export function ZoneFields({ form, zone, pricing, isNew, onRemove }: ZoneFieldsProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLFieldSetElement>(null);
  useFocusOnOpen(fields, isNew);
  const name = useZoneName()(zone);
  const shared = { form, zone };
  return (
    <fieldset
      ref={fields}
      className="grid items-start gap-x-8 gap-y-6 border-hairline border-b pb-6 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="float-left w-full font-semibold sm:col-span-2">{name}</legend>
      <ZoneField {...shared} name="nameEs" maxLength={100} />
      <ZoneField {...shared} name="name" maxLength={100} />
      <ProvinceChoice {...shared} />
      <ZoneField
        {...shared}
        {...AMOUNT}
        name="price"
        hint={<PriceHint typed={zone.price} pricing={pricing} />}
      />
      <ZoneField
        {...shared}
        {...AMOUNT}
        name="freeFrom"
        hint={<Trans>The sum of the prices in the bag, as you enter prices.</Trans>}
      />
      <ZoneField {...shared} {...DAYS} name="daysMin" />
      <ZoneField
        {...shared}
        {...DAYS}
        name="daysMax"
        hint={<Trans>Left empty, the days of Delivery times below, or 3-5, are promised.</Trans>}
      />
      <div className="sm:col-span-2 sm:text-right">
        <TextButton isMuted aria-label={t`Delete this zone: ${name}`} onClick={onRemove}>
          <Trans>Delete this zone</Trans>
        </TextButton>
      </div>
    </fieldset>
  );
}
