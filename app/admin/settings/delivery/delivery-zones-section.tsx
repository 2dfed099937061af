import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { requiresProvince } from "#app/domain/delivery/delivery-quote.ts";
import { HOME_COUNTRY } from "#app/domain/delivery/province.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import { Button } from "#app/ui/button.tsx";
import { newUuid } from "#app/ui/new-uuid.ts";
import { useFocusAfterRemoval } from "../../focus/use-focus-after-removal.ts";
import { useFirstProblem } from "../../form/use-first-problem.ts";
import { ValidatedForm } from "../../form/validated-form.tsx";
import { LinkedSection } from "../linked-section.tsx";
import { SaveButtons } from "../save-buttons.tsx";
import type { DeliveryZonesForm } from "./use-delivery-zones-form.ts";
import { ZoneFields } from "./zone-fields.tsx";
import { ZonesConflict } from "./zones-conflict.tsx";

/** What follows from the zones as they are typed. */
function Consequence({ form: { drafts } }: { form: DeliveryZonesForm }) {
  const hasRest = drafts.some(({ isEverywhereElse }) => isEverywhereElse);
  const zones = drafts.map(({ provinces, isEverywhereElse }) => ({
    provinces: isEverywhereElse ? [] : provinces,
  }));
  if (drafts.length === 0) return <Trans>Without a zone you deliver nowhere.</Trans>;
  return (
    <>
      {requiresProvince(zones, HOME_COUNTRY) && (
        <Trans>Checkout asks every shopper for the province.</Trans>
      )}{" "}
      {!hasRest && <Trans>You deliver to the provinces of these zones only.</Trans>}
    </>
  );
}

type DeliveryZonesSectionProps = { form: DeliveryZonesForm; pricing: Pricing };

/** What delivery costs by province, and how long it takes. */
export function DeliveryZonesSection({ form, pricing }: DeliveryZonesSectionProps) {
  const element = useFirstProblem(form.problems);
  const [added, setAdded] = useState<string | null>(null);
  const { list, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();

  return (
    <ValidatedForm
      ref={element}
      onSubmit={form.save}
      className="mb-8 max-w-4xl border border-hairline bg-surface"
    >
      <LinkedSection
        id="zones"
        hint={
          <Trans>
            Each province belongs to one zone. The zone “Everywhere else” has all other provinces
            and other countries.
          </Trans>
        }
      >
        <div ref={list} className="contents">
          {form.drafts.map((zone, index) => (
            <ZoneFields
              key={zone.id}
              form={form}
              zone={zone}
              pricing={pricing}
              isNew={zone.id === added}
              onRemove={() => {
                form.remove(zone.id);
                onRemoved(index);
              }}
            />
          ))}
        </div>
        <p role="status" className="text-muted text-sm sm:col-span-2">
          <Consequence form={form} />
        </p>
        <div className="sm:col-span-2">
          <ZonesConflict form={form} />
          <SaveButtons form={form} label={<Trans>Save Delivery Zones</Trans>}>
            <Button
              size="sm"
              variant="secondary"
              className="mr-auto"
              onClick={() => {
                const id = newUuid();
                form.add(id);
                setAdded(id);
              }}
            >
              <Trans>Add Zone</Trans>
            </Button>
          </SaveButtons>
        </div>
      </LinkedSection>
    </ValidatedForm>
  );
}
