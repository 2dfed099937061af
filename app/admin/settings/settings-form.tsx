import { Trans } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef } from "react";
import type { AdminShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { useUnsavedBlocker } from "../layout/use-unsaved-blocker.ts";
import { PaymentMarksSection } from "./payment-marks-section.tsx";
import { SellerSection } from "./seller-section.tsx";
import { SettingsConflict } from "./settings-conflict.tsx";
import { DeliverySection, PickupSection, ReturnsSection } from "./terms-sections.tsx";
import { TrackingSection } from "./tracking-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

type SettingsFormProps = {
  opened: AdminShopInformation;
  /** Whether another form of the page has unsaved changes: the router blocks for one form only. */
  hasOtherChanges?: boolean;
};

/** The form of all settings. Leaving the page with unsaved changes needs a confirmation. */
export function SettingsForm({ opened, hasOtherChanges = false }: SettingsFormProps) {
  const form = useSettingsForm(opened);
  const blocker = useUnsavedBlocker(form.isDirty || hasOtherChanges);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(form.problems).length === 0) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form.problems]);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }

  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      className="max-w-4xl border border-hairline bg-surface"
    >
      <SellerSection form={form} />
      <ReturnsSection form={form} />
      <DeliverySection form={form} />
      <PickupSection form={form} />
      <PaymentMarksSection form={form} />
      <TrackingSection form={form} />
      {form.conflict && <SettingsConflict form={form} conflict={form.conflict} />}
      {/* Static in a low window, where it would cover the fields. */}
      <div
        data-stays
        className="sticky bottom-0 border-hairline border-t bg-surface px-5 py-4 sm:px-10 [@media(max-height:32rem)]:static"
      >
        <ErrorMessage error={form.error} className="mb-4" />
        <p role="status" className="text-right text-sage text-sm [&:not(:empty)]:mb-3">
          {form.isSaved && !form.isDirty && <Trans>Saved. Shoppers see it now.</Trans>}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {form.isDirty && (
            <Button variant="plain" size="sm" onClick={form.discard}>
              <Trans>Discard</Trans>
            </Button>
          )}
          <Button type="submit" size="sm" disabled={form.isBusy}>
            {form.isBusy ? <Trans>Saving...</Trans> : <Trans>Save Changes</Trans>}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        title={<Trans>Discard your changes?</Trans>}
        yes={<Trans>Discard</Trans>}
        no={<Trans>Keep Editing</Trans>}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      >
        <Trans>Your changes have not been saved.</Trans>
      </ConfirmDialog>
    </form>
  );
}
