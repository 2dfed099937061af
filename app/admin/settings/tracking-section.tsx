import { Trans } from "@lingui/react/macro";
import { trackingPagesOf } from "#app/domain/shop-information/shop-information-form.ts";
import { PLACEHOLDER as placeholder } from "#app/domain/shop-information/tracking-link.ts";
import { settings } from "#app/settings.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { LinkedSection } from "./linked-section.tsx";
import { ProblemMessage } from "./problem-message.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

/** The tracking page of each courier. A courier that was renamed in the settings keeps its field. */
export function TrackingSection({ form }: { form: SettingsForm }) {
  const { trackingPages } = form.draft;
  const couriers = [...new Set([...settings.couriers, ...Object.keys(trackingPages)])];
  return (
    <LinkedSection
      id="tracking"
      hint={
        <Trans>
          The link in the email that an order is on its way. Write {placeholder} where the tracking
          number belongs.
        </Trans>
      }
    >
      {couriers.map((courier) => {
        const problem = form.problems[`trackingPages.${courier}`];
        return (
          <TextField
            key={courier}
            label={courier}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={500}
            value={trackingPages[courier] ?? ""}
            onChange={(url) =>
              form.change({ trackingPages: trackingPagesOf({ ...trackingPages, [courier]: url }) })
            }
            error={problem && <ProblemMessage of={problem} />}
          />
        );
      })}
    </LinkedSection>
  );
}
