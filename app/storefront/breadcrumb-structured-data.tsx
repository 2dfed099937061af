import { useLingui } from "@lingui/react/macro";
import { breadcrumbData } from "#app/domain/structured-data/breadcrumb-data.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullUrl } from "#app/ui/use-full-url.ts";

type Step = {
  name: string;
  /** Of the shop (`/shop?category=dresses`), in whichever language. */
  path: string;
};

/** The trail from the home page through the shop to a page, to search engines. */
export function BreadcrumbStructuredData({ steps }: { steps: Step[] }) {
  const { t } = useLingui();
  const fullUrl = useFullUrl();
  const trail = [{ name: t`Home`, path: "/" }, { name: t`Shop`, path: "/shop" }, ...steps];
  const data = breadcrumbData(trail.map(({ name, path }) => ({ name, url: fullUrl(path) })));
  return <StructuredData data={data} />;
}
