import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type SaveButtonsProps = {
  form: Pick<SettingsForm, "error" | "isSaved" | "isDirty" | "isBusy" | "discard">;
  /** The text of the button that saves. */
  label: ReactNode;
  /** Other buttons before them. */
  children?: ReactNode;
};

/** The end of a form of settings: what came of the last save, and its buttons. */
export function SaveButtons({ form, label, children }: SaveButtonsProps) {
  return (
    <>
      <ErrorMessage error={form.error} className="mb-4" />
      <p role="status" className="text-right text-sage text-sm [&:not(:empty)]:mb-3">
        {form.isSaved && <Trans>Saved. Shoppers see it now.</Trans>}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {children}
        {form.isDirty && (
          <Button variant="plain" size="sm" isInactive={form.isBusy} onClick={form.discard}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" size="sm" isInactive={form.isBusy}>
          {form.isBusy ? <Trans>Saving...</Trans> : label}
        </Button>
      </div>
    </>
  );
}
