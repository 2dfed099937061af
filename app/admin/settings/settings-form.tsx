import { Trans } from "@lingui/react/macro";
import type { AdminShopInformation } from "#app/data/admin/shop-information.ts";
import type {
  ShopInformationDraft,
  ShopInformationField,
} from "#app/domain/shop-information/shop-information-form.ts";
import { type Comparison, ConflictAlert } from "../form/conflict-alert.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { PaymentMarksSection } from "./payment-marks-section.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { SellerSection } from "./seller-section.tsx";
import { SettingName } from "./setting-name.tsx";
import { DeliverySection, PickupSection, ReturnsSection } from "./terms-sections.tsx";
import { TrackingSection } from "./tracking-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

function show(field: ShopInformationField, values: ShopInformationDraft): string {
  if (field !== "trackingPages") return [values[field]].flat().join(", ") || "–";
  const pages = Object.entries(values.trackingPages).map(([courier, url]) => `${courier}: ${url}`);
  return pages.join(", ") || "–";
}

const COMPARISON: Comparison<ShopInformationDraft> = {
  nameOf: (field) => <SettingName of={field} />,
  show,
};

export function SettingsForm({ information }: { information: AdminShopInformation }) {
  const form = useSettingsForm(information);
  const element = useFirstProblem(form.problems);

  return (
    <ValidatedForm
      ref={element}
      onSubmit={form.save}
      className="max-w-4xl border border-hairline bg-surface"
    >
      <SellerSection form={form} />
      <ReturnsSection form={form} />
      <DeliverySection form={form} />
      <PickupSection form={form} />
      <PaymentMarksSection form={form} />
      <TrackingSection form={form} />
      <ConflictAlert form={form} comparison={COMPARISON} className="mx-5 mb-8 sm:mx-10" />
      {/* Static in a low window, where it would cover the fields. */}
      <div
        data-stays
        className="sticky bottom-0 border-hairline border-t bg-surface px-5 py-4 sm:px-10 [@media(max-height:32rem)]:static"
      >
        <SaveButtons form={form} label={<Trans>Save Changes</Trans>} />
      </div>
    </ValidatedForm>
  );
}
