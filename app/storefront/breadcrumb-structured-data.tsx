import { useLingui } from "@lingui/react/macro";
import { breadcrumbData } from "#app/domain/structured-data/breadcrumb-data.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullAddress } from "#app/ui/use-full-address.ts";

type Step = {
  name: string;
  /** Of the shop (`/shop?category=dresses`), in whichever language. */
  address: string;
};

/** The way from the home page through the shop to a page, to search engines. */
export function BreadcrumbStructuredData({ steps }: { steps: Step[] }) {
  const { t } = useLingui();
  const fullAddress = useFullAddress();
  const way = [{ name: t`Home`, address: "/" }, { name: t`Shop`, address: "/shop" }, ...steps];
  const data = breadcrumbData(
    way.map(({ name, address }) => ({ name, url: fullAddress(address) })),
  );
  return <StructuredData data={data} />;
}
