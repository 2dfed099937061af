import { Trans } from "@lingui/react/macro";
import type { MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import { useSettingsSections } from "../use-settings-sections.ts";
import { MethodForm } from "./method-form.tsx";

/** The ways to pay beside PayPhone, which a person confirms. */
export function PaymentMethodsSection({ methods }: { methods: readonly MethodSettings[] }) {
  const sections = useSettingsSections();
  return (
    <section
      id="methods"
      aria-labelledby="payment-methods"
      className="mb-10 scroll-mt-4 max-w-4xl border border-hairline bg-surface"
    >
      <div className="px-5 pt-8 pb-6 sm:px-10">
        <h2 id="payment-methods" className="text-xl">
          {sections.methods}
        </h2>
        <p className="max-w-2xl pt-1 text-muted text-sm">
          <Trans>
            Shoppers see them below PayPhone, or alone where PayPhone is not set up. The order waits
            until you confirm the payment, and its items are held until then.
          </Trans>
        </p>
      </div>
      {methods.map((settings) => (
        <MethodForm key={settings.kind} settings={settings} />
      ))}
    </section>
  );
}
