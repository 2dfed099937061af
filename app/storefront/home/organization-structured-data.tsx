import { organizationData } from "#app/domain/structured-data/organization-data.ts";
import { settings } from "#app/settings.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useStoreUrl } from "#app/ui/use-store-url.ts";

/** The organization as structured data. */
export function OrganizationStructuredData() {
  return <StructuredData data={organizationData(useStoreUrl(), settings)} />;
}
