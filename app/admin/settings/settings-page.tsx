import { Trans } from "@lingui/react/macro";
import type { AdminShopInformation } from "#app/data/admin/admin-shop-information.ts";
import type { ShopError } from "#app/domain/shop-error.ts";
import { LoadError } from "../layout/load-error.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { SettingsForm } from "./settings-form.tsx";

type SettingsPageProps =
  | { value: AdminShopInformation; error: null }
  | { value: null; error: ShopError };

/** The tab Settings: what shoppers are told about the seller, delivery, returns and payment. */
export function SettingsPage({ value, error }: SettingsPageProps) {
  return (
    <>
      <PageHeading title={<Trans>Settings</Trans>} />
      {value ? (
        <>
          <p className="mb-6 max-w-2xl text-muted text-sm">
            <Trans>
              Nothing here is required: shoppers do not see what is empty. A text in one language is
              shown in both until you write the other.
            </Trans>
          </p>
          <SettingsForm opened={value} />
        </>
      ) : (
        <LoadError error={error}>
          <Trans>The settings could not be loaded.</Trans>
        </LoadError>
      )}
    </>
  );
}
